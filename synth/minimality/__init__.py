"""A second search behind every "none exists": other algorithms than ``synth.search``, and none of its code.

What both share is the sketch alone (the free values, the instructions, the moves) and the semantics of the
instruction table. A statement that cannot be decided within the time is said not to be replayed, never to
hold.
"""
