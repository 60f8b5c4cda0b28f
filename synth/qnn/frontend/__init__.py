"""Front ends: models of other frameworks as Relax modules with the dialect's operators.

Each format is a module of its own, imported only where it is used, since each needs a package of its own.
"""
