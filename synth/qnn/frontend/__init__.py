"""Front ends: importers that turn ONNX, TFLite and PyTorch models into Relax modules with QNN operators.

Each front end needs another package. Callers therefore import only the front end that they use.
"""
