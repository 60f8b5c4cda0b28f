"""Text from GGUF language models: the command ``synth-generate`` and what it is made of.

Linear layers are ``synth.linear.BlockLinear``. Everything else of a transformer is one C file, which computes
each row of activations alone. So logits depend neither on the number of threads nor on how many tokens are
evaluated at once.

>>> from synth.generate.metadata import read_metadata
>>> from synth.generate.network import Network
>>> from synth.generate.vocabulary import Vocabulary
>>> metadata = read_metadata("model.gguf")
>>> vocabulary, network = Vocabulary(metadata), Network(metadata, context=512, threads=1)
>>> logits = network.evaluate(vocabulary.encode("text"))   # float32 [vocabulary], of the next token
"""
