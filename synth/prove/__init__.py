"""Is this program equal to the specification for every input? (Knows nothing of how it was found.)"""
