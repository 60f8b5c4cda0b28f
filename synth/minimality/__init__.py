"""A second search behind every "none exists": other algorithms than ``synth.search``, and none of its code.

Both searches share only the sketch (inputs, instructions, moves) and the meaning of the instruction table. If
the time does not suffice to decide a statement, it counts as not replayed, never as true.
"""
