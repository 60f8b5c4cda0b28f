"""The tables64 form (LUT): tables of 64 partial sums of six activations, if a target looks up 64 bytes."""

from sketches.tables import SEXTETS
from synth.forms.tables import table_form

#: Six codes make a table: three shuffles, two additions, a quarter of splitting codes, and a store of 64
#: bytes. A Zen 5 takes three to four cycles, measured with tables in a second-level cache.
TABLES64 = table_form("tables64", "kernel of tables of 64 entries", SEXTETS, 96, cost=21.0)
