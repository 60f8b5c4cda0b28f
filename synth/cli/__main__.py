"""``python -m synth.cli``."""

from synth.cli.main import main

main()
