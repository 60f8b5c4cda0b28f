"""What a precision file changes, in two lines at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from synth.cli.screen import print_paragraph
from synth.cli.units import sqnr_text

if TYPE_CHECKING:
    from synth.model.precision_effect import PrecisionEffect
    from synth.model.report import Accuracy

REMEDY = (
    "give more bits where SQNR is low (`synth-compile explore` finds where), or train with quantization "
    "(Brevitas; examples/train_low_bit_cnn.py)"
)


def print_effect(effect: PrecisionEffect | None, accuracy: Accuracy | None) -> None:
    """Print how outputs differ from those before quantization, and a warning if much accuracy is lost.
    ``accuracy``: of the compiled model on labelled data."""
    if effect is None:
        return
    before, agreement = effect.top1_before, effect.agreement
    labelled = f"; Top-1 was {before:.2%}" if before is not None else ""
    print_paragraph(
        f"Before: against the model before quantization, the output has {_quality(effect)} of "
        f"{effect.samples} calibration samples, "
        f"{effect.evaluation}{labelled}"
    )
    if effect.nearest is not None:
        nearest = _quality(effect.nearest)
        print_paragraph(f"Rounding: learned on these samples, so others may have less; nearest has {nearest}")
    fall = f"Top-1 changes on {1 - (agreement or 0):.2%} of the calibration samples" if effect.falls else ""
    if before is not None and accuracy is not None:
        lost = before - accuracy.top1 > effect.TOLERATED
        fall = f"Top-1 falls from {before:.2%} to {accuracy.top1:.2%}" if lost else ""
    if fall:
        print_paragraph(f"Warning: {fall}; {REMEDY}")


def _quality(effect: PrecisionEffect) -> str:
    agreement = effect.agreement
    agree = f" and the same Top-1 on {agreement:.2%}" if agreement is not None else ""
    return f"an SQNR of {sqnr_text(effect.output.sqnr)}{agree}"
