"""Tables of 64 entries: sums of six activations each, where an instruction has such tables."""

from sketches.tables import SEXTETS
from synth.forms.tables import table_form

#: Six codes to a table: three shuffles, two additions, a quarter of the cutting, and a store of 64 bytes. It
#: takes a Zen 5 three to four cycles, measured where the tables stay in a second-level cache.
TABLES64 = table_form("tables64", "kernel of tables of 64 entries", SEXTETS, 96, cost=21.0)
