"""Mutants of the provers and of ``check``: what a careless change could do to them, and the test that sees
it.

A mutant is a patch (``old``, which the file has once, becomes ``new``) and the test that fails with it.
``tests.prove.test_mutants`` runs them all. When a change of the code moves the text, the patch moves with it.
"""

from dataclasses import dataclass

_VALUES = "tests/prove/test_every_value.py::test_"
_PRODUCTS = "tests/prove/test_products.py::test_"
_WRONG = "tests/prove/test_wrong_programs.py::test_"
_SIGNED = "tests/forms/test_wide.py::test_signed_bytes_of_weights[unipolar-avx2-x86_64_avxvnni]"
_GROUPS = "tests/forms/test_groups.py::test_the_proof_refuses_what_is_wrong"
_TABLES = "tests/prove/test_block_tables.py::test_"
_LONG = "tests/prove/test_longest_k.py::test_"


@dataclass(frozen=True)
class Mutant:
    """``what`` the provers no longer do. ``test``: the one that fails, as pytest names it. ``alone``: the
    definition of well-formed programs, which proofs ask first, accepts all of them, so that it is the prover
    that has to refuse."""

    what: str
    file: str
    old: str
    new: str
    test: str
    alone: bool = False


def _never(what: str, file: str, condition: str, test: str) -> Mutant:
    """A check that never refuses, which has to be there although others may refuse the same."""
    old, new = f"if {condition}:", f"if False and ({condition}):"
    return Mutant(what, file, old, new, test, file.startswith(_PROVE))


_PROVE = "synth/prove/"
_WELL = "sketches/wellformed.py"

MUTANTS = (
    # ---- every lane, value, row and round
    Mutant("half of a term's lanes", _PROVE + "terms.py", "for lane in range(block.vector_bytes):",
           "for lane in range(block.vector_bytes // 2):", _VALUES + "every_lane_of_a_term"),
    Mutant("half of a table step's lanes", _PROVE + "tables.py", "for lane in range(size):",
           "for lane in range(size // 2):", _VALUES + "every_lane_of_a_table_s_step"),
    Mutant("every other lane of a move", _PROVE + "linear.py", "        self.steps.setdefault(",
           "        (index + 1) % 2 or self.steps.setdefault(", _VALUES + "every_lane_of_a_fold"),
    Mutant("half of a spill's rows", _PROVE + "accumulator_stages.py", "for row in sorted(place_of):",
           "for row in sorted(place_of)[: len(place_of) // 2]:", _VALUES + "every_row_of_a_spill"),
    Mutant("half of a bound's values", _PROVE + "linear.py", "BVULE(s, BV(bound, s.bv_width()))",
           "BVULE(s, BV(bound // 2, s.bv_width()))", _VALUES + "sums_of_bytes_up_to_their_bound"),
    Mutant("sums of one step in a move", _PROVE + "accumulator_stages.py",
           "Source(narrow.width, s.bound * narrow.interval)", "Source(narrow.width, s.bound)",
           _VALUES + "sums_of_bytes_up_to_their_bound"),
    Mutant("sums from zero only", _PROVE + "accumulator_stages.py", "Source(wide.width, most - sum_.bound)",
           "Source(wide.width, 0)", _VALUES + "halves_from_any_value"),
    Mutant("sums of products from zero only", _PROVE + "dot.py",
           "between(before, sum_.bound - most, most - sum_.bound)", "between(before, 0, 0)",
           _VALUES + "sums_of_products_from_any_value"),
    Mutant("the result of groups of columns", _PROVE + "dot.py",
           "*epilogue(ends, replace(stages[-1], sums=tuple(widest)))", "", _GROUPS),
    _never("that no load takes bytes of two columns", "sketches/wellformed_forms.py",
           "place[1] % column + taken > column and not whole", _GROUPS),
    Mutant("which bytes of weights are signed", _PROVE + "dot.py", "signed_values(factor.bits)",
           "signed_values(factor.bits + 1)[: 1 << factor.bits]", _SIGNED),
    Mutant("that signed sums have room for a bit less", _PROVE + "induction.py",
           "levels[last].width - levels[last].signed", "levels[last].width - 2 * levels[last].signed",
           _SIGNED),
    Mutant("what is taken off weights in a position", _PROVE + "position.py", "enumerate(a) if stored_zero",
           "enumerate(a) if stored_zero < 0", _SIGNED),
    Mutant("what may be taken off weights", "sketches/wellformed_forms.py",
           "program.stored_zero != bytes.STORED_ZERO or ", "", _SIGNED),
    Mutant("half of a sub-step's bytes", _PROVE + "blocks.py", "for byte in range(size):",
           "for byte in range(size // 2):",
           "tests/prove/test_blocks.py::test_flaws_are_refuted[a_bit_less_in_a_mask]"),
    Mutant("that activations of blocks have a sign", _PROVE + "blocks.py",
           '(codes, Factor("activations", 8, STORED_ZERO))', '(codes, Factor("activations", 8))',
           "tests/prove/test_blocks.py::test_programs_are_proved[avx2-x86_64]"),
    Mutant("that integers of units have a sign", _PROVE + "products.py",
           "numbers < 1 << bits - 1, numbers,", "numbers < 1 << bits, numbers,",
           "tests/prove/test_blocks.py::test_programs_are_proved[avx2-x86_64]"),
    Mutant("that both factors are as they are", _PROVE + "products.py", "one, width) and _same(second",
           "one, width) or _same(second",
           _PRODUCTS + "numbers_of_16_bits_are_not_multiplied_in_pairs[False]"),
    Mutant("masks that hide nothing", _PROVE + "products.py", "tuple(bit if keep else False for",
           "tuple(bit for", _PRODUCTS + "which_multiplications_are_products"),
    Mutant("multiplications of other numbers than the codes", _PROVE + "products.py",
           "% (1 << width) == 0).all()", "% (1 << width) == 0).any()",
           _PRODUCTS + "which_multiplications_are_products"),
    Mutant("loops of three rounds only", _PROVE + "loop_code.py", "if rounds == ROUNDS[-1]:",
        "if False:",
           "tests/prove/test_loops.py::test_a_fourth_round_unlike_the_first_three"),
    Mutant("one plane of a repacked word", _PROVE + "repack.py", "for plane, word in enumerate(planes)",
           "for plane, word in enumerate(planes[:1])", _VALUES + "every_word_and_plane_of_a_repacking_kernel",
           alone=True),
    _never("that every word is packed", _PROVE + "bitpack.py",
           "sorted(memory) != list(range(program.spec.words))",
           _VALUES + "every_word_and_plane_of_a_packing_kernel"),
    # ---- bounds
    _never("the bound of a group", _PROVE + "bitplanes.py", "bound > group.bound",
           _VALUES + "a_step_adds_at_most_its_group_s_bound"),
    Mutant("one position with partial sums", _PROVE + "position.py", "for chosen in partial_sums(parts)",
           "for chosen in (parts,)", _VALUES + "partial_sums_count"),
    Mutant("corrections", _PROVE + "position.py", "identity = Equals(_product(spec, position), Plus(parts))",
           "identity = Equals(Plus(parts), Plus(parts))", _VALUES + "corrections_are_those_of_the_encoding"),
    Mutant("the range of the result", _PROVE + "position.py", "most = LARGEST_RESULT // longest",
           "most = (1 << 32) // longest", _VALUES + "no_step_more_than_the_longest_k[unipolar]"),
    Mutant("the sign of the result", "sketches/limits.py", "LARGEST_RESULT = (1 << 31) - 1",
           "LARGEST_RESULT = (1 << 32) - 1", _LONG + "every_sum_fits_and_one_step_more_does_not"),
    # ---- what a program says of itself
    _never("that rows and their lanes are apart and there", _WELL,
           "len(numbers) != spec.m or len(set(numbers)) != spec.m or not set(numbers) <= set(range(count))",
           _WRONG + "wrong_blocks_are_refuted[a row in a lane that is not there]"),
    _never("that every register makes the same of its planes", _WELL,
           "forms.setdefault((term.weight_plane, term.activation_plane), form) != form",
           _WRONG + "wrong_blocks_are_refuted[another form in one register]"),
    _never("where a register of the accumulator begins", _PROVE + "linear.py",
           "offset * 8 % self.code.isa.vector_bits",
           _VALUES + "a_register_of_the_accumulator_begins_where_it_begins"),
    _never("that a word's bit is 0 or 1", _PROVE + "carry_save.py", "not values <= {0, 1}",
           _WRONG + "a_word_s_bit_is_not_taken_modulo_eight"),
    _never("that there is something to prove", _PROVE + "kernel.py", "not todo",
           _WRONG + "nothing_to_prove_is_not_proved"),
    Mutant("that a formula was proved before it is skipped", _PROVE + "kernel.py",
           'outcome = discharge(obligation, make_solver, seconds)\n',
           'outcome = discharge(obligation, make_solver, seconds)\n'
           '        _PROVED.add((make_solver, obligation.formula))\n',
           _VALUES + "what_was_refuted_is_refuted_again"),
    _never("that every register of the accumulator is stored", _WELL,
           "program.accumulator_registers != stores or not stores",
           _VALUES + "every_register_of_the_accumulator_is_stored_and_no_other"),
    _never(
        "that a bitplanes kernel's rows are in order",
        _PROVE + "bitplanes.py",
        "inner.row_order != tuple(range(len(inner.row_order)))",
        _WRONG + "a_bitplane_s_rows_are_in_order",
    ),
    Mutant(
        "that lanes of no row stay zero",
        _PROVE + "reduction.py",
        "elif live:",
        "elif False and live:",
        _WRONG + "wrong_blocks_are_refuted[a lane of no row]",
    ),
    _never(
        "that the end of levels is within an interval",
        _PROVE + "carry_save.py",
        "carry.last_steps > planes.interval",
        _WRONG + "the_end_of_levels_is_within_an_interval",
    ),
    _never(
        "that every word is counted",
        _PROVE + "carry_save.py",
        "sorted(counted) != list(range(len(carry.pairs)))",
        _WRONG + "no_word_is_left_uncounted",
    ),
    _never(
        "that a bitplanes kernel's lanes are in order",
        _PROVE + "bitplanes.py",
        "inner.accumulator_lane != tuple(range(len(inner.accumulator_lane))) "
        "or inner.accumulator_bits != CHUNK",
        _WRONG + "a_bitplane_s_lanes_are_in_order",
    ),
    _never(
        "that a bitplanes kernel's sum is not scaled",
        _PROVE + "bitplanes.py",
        "inner.scale != 1",
        _WRONG + "a_bitplane_s_sum_is_not_scaled",
    ),
    _never(
        "what a widening stores",
        _PROVE + "accumulator_stages.py",
        "sorted(code.stores) != places",
        _WRONG + "nothing_is_stored_behind_what_is_there",
    ),
    _never(
        "what a spill stores",
        _PROVE + "accumulator_stages.py",
        "sorted(code.stores) != [n * size for n in range(len(place_of) // per)]",
        _WRONG + "nothing_is_stored_behind_what_is_there",
    ),
    # ---- tables of codes
    Mutant("one entry of a table", _PROVE + "blocks.py", 'Symbol(f"entry{number}", BVType(8))',
           'Symbol("entry0", BVType(8))', _TABLES + "flaws_are_refuted[parts_exchanged]"),
    Mutant("entries of the codes' bits", _PROVE + "blocks.py", 'Factor(weights, program.spec.value_bits,',
           'Factor(weights, program.spec.bits,', _TABLES + "the_sign_of_entries_of_eight_bits_is_proved"),
    _never("that a table is loaded once", "sketches/wellformed_forms.py",
           "loaded != wanted or any(line.args[0].startswith(TABLE) for line in program.loads)",
           _TABLES + "tables_are_checked[change0-loads its table once]"),
    # ---- what lines may do
    Mutant("offsets below a buffer", _WELL, "not 0 <= number <= limits", "not number <= limits",
           _WRONG + "what_a_line_may_be"),
    Mutant("the bytes of a load behind its first", _WELL, "limits.get(buffer, 0) - size:",
        "limits.get(buffer, 0):",
           _WRONG + "what_a_line_may_be"),
    _never("that what is read was not written before", _WELL,
           'operand.memory and stored & self._inside(arg, operand.bytes, self.reads, "read")',
           _WRONG + "what_a_line_may_be"),
    _never("that a byte is written once", _WELL, "stored & written", _WRONG + "what_a_line_may_be"),
    _never("the sizes of registers", _WELL, "self.bits[arg] != operand.bits and not self._half(arg, operand)",
           _WRONG + "what_a_line_may_be"),
    _never("the stages of lines", _WELL, "line.stage not in self.stages",
        _VALUES + "packers_lines_are_those_of_the_packer"),
    Mutant("that memory is read by loads", _WELL, '(line.stage == "load") != loads', "False",
        _WRONG + "what_a_line_may_be"),
    # ---- check
    _never("the text of a block or a form", "synth/library/check.py", "artifact.texts[part] != text",
           _VALUES + "the_text_is_that_of_the_program[bitplanes]"),
)  # fmt: skip

__all__ = ["MUTANTS", "Mutant"]
