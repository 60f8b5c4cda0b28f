"""A model compiled for several micro-architecture levels. The best level that the computer supports runs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from synth.errors import UserError
from synth.model.compiled import CompiledModel, LayerTime
from synth.model.metrics import TOP1, Metric


@dataclass(frozen=True, eq=False, repr=False)
class LeveledModel:
    """``levels``: one compiled model per level, the best first. All give the same integers."""

    levels: tuple[CompiledModel, ...]

    def __repr__(self) -> str:
        return f"<model for {len(self.levels)} levels: {self.levels[0]!r} and others>"

    @property
    def here(self) -> CompiledModel | None:
        """The best level that this computer runs, limited by SYNTH_FEATURES. None if it runs none."""
        return next((model for model in self.levels if model.machine.is_host), None)

    @property
    def best(self) -> CompiledModel:
        """The level ``here``. Raises UserError if this computer runs no level."""
        if (model := self.here) is None:
            names = ", ".join(model.machine.level for model in self.levels)
            raise UserError(
                f"this computer runs none of the levels {names}: export the model for one that does"
            )
        return model

    @property
    def notes(self) -> tuple[str, ...]:
        """The notes of all levels, each once."""
        return tuple(dict.fromkeys(note for model in self.levels for note in model.notes))

    def __call__(self, *arrays: Any, **named: Any) -> NDArray[Any] | tuple[NDArray[Any], ...]:
        """Run the best level on this computer, as ``CompiledModel`` does."""
        return self.best(*arrays, **named)

    def reset(self) -> None:
        """Reset the states of the best level."""
        self.best.reset()

    def over(self, data: Any) -> NDArray[Any]:
        """Return the best level's ``CompiledModel.over``."""
        return self.best.over(data)

    def accuracy(self, data: Any, labels: Any, metric: str | Metric = TOP1) -> float:
        """Return the best level's ``CompiledModel.accuracy``."""
        return self.best.accuracy(data, labels, metric)

    def runner(self, *arrays: Any, **named: Any) -> Callable[[], None]:
        """Return the best level's ``CompiledModel.runner``."""
        return self.best.runner(*arrays, **named)

    def time_layers(self, inputs: Sequence[Any], repeat: int = 20) -> list[LayerTime]:
        """Return the best level's ``CompiledModel.time_layers``."""
        return self.best.time_layers(inputs, repeat)
