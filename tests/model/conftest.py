"""These tests need TVM, onnx and ONNX Runtime."""

from importlib.util import find_spec

collect_ignore_glob = [] if all(map(find_spec, ("tvm", "onnx", "onnxruntime"))) else ["test_*.py"]
