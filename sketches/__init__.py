"""What is to be computed, and which programs may be tried."""
