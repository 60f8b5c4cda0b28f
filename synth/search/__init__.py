"""Search for the cheapest correct program of a sketch, with proof that the sketch has no cheaper one."""
