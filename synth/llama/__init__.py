"""Import this package before ``llama_cpp.Llama(...)``, and llama.cpp multiplies with the linear kernels.

The import builds the backend (``synth.ggml``) for the ggml of the installed ``llama_cpp``, and loads it. The
compiled library is cached. $SYNTH_GGML names the source tree whose headers are used, of the release that is
installed; by default it is the tree that ``llama_cpp`` lies in. Raises UserError."""

from __future__ import annotations

from synth.ggml.load import load_backend

load_backend()
