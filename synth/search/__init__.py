"""Which of the programs of a sketch is the cheapest correct one, and is none cheaper?"""
