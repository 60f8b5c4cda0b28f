"""Quantized language models of transformers: each format against the float model of the same weights."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch

import synth.torch as low_bit
from synth.errors import UserError
from synth.torch import operators
from synth.torch.transformers_files import GgufModel
from tests.linear.test_formats_bitnet import _packed
from tests.linear.test_formats_safetensors import Tensors, _awq, _compressed, _gptq, _hqq
from tests.needs import import_or_skip

transformers = import_or_skip("transformers")
gguf = import_or_skip("gguf")
import_or_skip("accelerate")
from safetensors.torch import save_file

#: Scales of test layers are at most 1. This power of two makes them those of a real model.
SMALL = 2.0**-5


def _bitnet(rows: int, k: int) -> Any:
    ternary = np.random.default_rng(rows + k).integers(-1, 2, (rows, k))
    tensors = {"weight": _packed(ternary), "weight_scale": np.array([2.0], np.float32)}
    return tensors, {"quant_method": "bitnet", "linear_class": "bitlinear"}, ternary / 2, ternary


CASES = {
    "gptq": lambda rows, k: _gptq(4, rows, k, 32),
    "gptq, version 2, 3 bits": lambda rows, k: _gptq(3, rows, k, 32, version="gptq_v2"),
    "gptq, act-order": lambda rows, k: _gptq(4, rows, k, 32, ordered=False),
    "awq": lambda rows, k: _awq(rows, k, 32),
    "compressed-tensors": lambda rows, k: _compressed(4, rows, k, 32),
    "compressed-tensors, zero points": lambda rows, k: _compressed(4, rows, k, 32, "packed"),
    "bitnet": _bitnet,
    "hqq": lambda rows, k: _hqq(4, rows, k, 32),
}


def _floats() -> Any:
    torch.manual_seed(0)
    sizes = {"hidden_size": 64, "intermediate_size": 96, "num_hidden_layers": 2, "vocab_size": 96}
    heads = {"num_attention_heads": 4, "num_key_value_heads": 2, "max_position_embeddings": 64}
    return transformers.LlamaForCausalLM(transformers.LlamaConfig(**sizes, **heads)).eval()


def _case(case: str, module: Any) -> tuple[Tensors, dict[str, Any]]:
    """Quantized tensors in the place of a module's floats, which become what the tensors stand for."""
    tensors, config, values, _ = CASES[case](*module.weight.shape)
    scales = next(one for one in ("weight_scale", "scales", "scale") if one in tensors)
    factor = 1 / SMALL if case == "bitnet" else SMALL
    tensors[scales] = (tensors[scales].astype(np.float32) * factor).astype(tensors[scales].dtype)
    with torch.no_grad():
        module.weight.copy_(torch.from_numpy(values * SMALL))
    return tensors, config


def _torch(array: np.ndarray) -> torch.Tensor:
    """bfloat16 of numpy becomes float32, which has its values."""
    known = array.astype(np.float32) if array.dtype.name == "bfloat16" else array
    return torch.tensor(known).contiguous()


def _linear(model: Any) -> dict[str, Any]:
    return {name: one for name, one in model.named_modules() if name.endswith("_proj")}


def _folder(folder: Path, case: str) -> Any:
    """Write a model, and return the float model of the same weights."""
    floats = _floats()
    state = {name: one.clone() for name, one in floats.state_dict().items() if "_proj" not in name}
    whole = {**floats.config.to_dict(), "architectures": ["LlamaForCausalLM"]}
    for name, module in _linear(floats).items():
        tensors, whole["quantization_config"] = _case(case, module)
        state |= {f"{name}.{one}": _torch(array) for one, array in tensors.items()}
    save_file(state, folder / "model.safetensors", metadata={"format": "pt"})
    (folder / "config.json").write_text(json.dumps(whole))
    return floats


def _is_the_float_model(model: Any, floats: Any) -> None:
    """Each layer within its bound, the whole model nearly, and any number of threads with the same bits."""
    made, threads = _linear(model), torch.get_num_threads()
    assert made and all(isinstance(one, low_bit.BlockLinear) for one in made.values())
    for name, layer in made.items():
        x = torch.randn(3, layer.in_features)
        found, weights = layer(x), floats.get_submodule(name)
        exact = x.double() @ weights.weight.detach().double().T
        exact = exact if weights.bias is None else exact + weights.bias.detach().double()
        (kept,) = (one.made for key, one in operators._KEPT.items() if key[0][0] == layer.codes.data_ptr())
        given = x if layer.columns is None else x[:, layer.columns]
        off = (found.double() - exact).abs().numpy() - kept.bound(given)
        assert off.max() <= 1e-6 * exact.abs().max().item()  # scales of float16 are rounded by SMALL
        try:
            torch.set_num_threads(2 if threads == 1 else 1)
            assert torch.equal(layer(x), found)
        finally:
            torch.set_num_threads(threads)
    ids = torch.randint(0, 96, (2, 7))
    with torch.no_grad():
        expected, logits = floats(ids).logits, model(ids).logits
    assert (logits - expected).abs().max() < 0.05 * expected.abs().max()
    text = model.generate(ids[:1], max_new_tokens=4, min_new_tokens=4, do_sample=False)
    assert text.shape == (1, 11)


@pytest.mark.parametrize("case", CASES)
def test_a_folder_is_opened(case: str, tmp_path: Path) -> None:
    floats = _folder(tmp_path, case)
    model, other = (low_bit.load_quantized(tmp_path, dtype=torch.float32) for _ in range(2))
    _is_the_float_model(model, floats)
    assert model.get_memory_footprint() < floats.get_memory_footprint() / 2
    ids = torch.randint(0, 96, (1, 5))
    for one in _linear(other).values():
        one.scales.mul_(2)
    with torch.no_grad():
        assert not torch.equal(other(ids).logits, model(ids).logits)
        other.load_state_dict(model.state_dict())
        assert torch.equal(other(ids).logits, model(ids).logits)
        assert low_bit.load_quantized(tmp_path, dtype=torch.bfloat16)(ids).logits.dtype == torch.bfloat16
    assert "names" not in str(model.config) and not model.training


class _Quantized(torch.nn.Module):
    """A module with the tensors of a format as buffers, as other packages have them."""

    def __init__(self, tensors: Tensors) -> None:
        super().__init__()
        for name, array in tensors.items():
            self.register_buffer(name, _torch(array))


@pytest.mark.parametrize("case", [case for case in CASES if case != "hqq"])
def test_modules_of_another_package_are_replaced(case: str) -> None:
    floats, model, config = _floats(), _floats(), {}
    for name, module in _linear(floats).items():
        tensors, config = _case(case, module)
        model.set_submodule(name, _Quantized(tensors))
    model.config.quantization_config = config
    assert low_bit.replace_(model) is model
    _is_the_float_model(model, floats)


def test_zero_points_that_gptqmodel_has_converted() -> None:
    """Its modules say so, where the configuration still has that of the file."""
    floats = _floats()
    module = floats.model.layers[0].mlp.up_proj
    tensors, config = _case("gptq, version 2, 3 bits", module)
    quantized = _Quantized(tensors)
    quantized.qzero_format = lambda: 2
    model = low_bit.replace_(torch.nn.Sequential(quantized), config={**config, "checkpoint_format": "gptq"})
    x = torch.randn(3, 64)
    assert (model(x) - module(x)).abs().max() < 0.02 * module(x).abs().max()
    quantized.qzero_format = lambda: 3
    with pytest.raises(UserError, match="checkpoint_format 'version 3' is none of gptq, gptq_v2"):
        low_bit.replace_(torch.nn.Sequential(quantized), config=config)


def test_modules_of_transformers_are_replaced(tmp_path: Path) -> None:
    """compressed-tensors opens the folder; the integers are the same as from the file."""
    import_or_skip("compressed_tensors")
    _folder(tmp_path, "compressed-tensors")
    whole = json.loads((tmp_path / "config.json").read_text())
    group = whole["quantization_config"]["config_groups"]["group_0"]
    group["weights"] |= {"type": "int", "symmetric": True}
    whole["quantization_config"] |= {"quantization_status": "compressed", "ignore": ["lm_head"]}
    (tmp_path / "config.json").write_text(json.dumps(whole))
    opened = transformers.AutoModelForCausalLM.from_pretrained(tmp_path, dtype=torch.float32)
    ids = torch.randint(0, 96, (1, 5))
    with torch.no_grad():
        expected = low_bit.load_quantized(tmp_path, dtype=torch.float32)(ids).logits
        assert torch.equal(low_bit.replace_(opened)(ids).logits, expected)


def _gguf(path: Path, architecture: str, **more: np.ndarray) -> None:
    """A model of two layers; the widths are those of super-blocks."""
    rng, kinds = np.random.default_rng(0), gguf.GGMLQuantizationType
    head = 128 if architecture == "qwen3" else 64  # transformers does not read Qwen 3's from the file
    writer = gguf.GGUFWriter(path, architecture)
    for set_, number in (
        ("context_length", 64), ("embedding_length", 256), ("block_count", 2), ("feed_forward_length", 512),
        ("head_count", 256 // head), ("head_count_kv", 128 // head), ("layer_norm_rms_eps", 1e-6),
        ("vocab_size", 96), ("rope_freq_base", 1e4), ("key_length", head), ("value_length", head),
    ):  # fmt: skip
        getattr(writer, f"add_{set_}")(number)
    writer.add_tokenizer_model("llama")
    writer.add_token_list([f"t{n}" for n in range(96)])
    writer.add_token_scores([0.0] * 96)
    writer.add_token_types([1] * 96)

    def add(name: str, kind: Any, *shape: int) -> None:
        data = (rng.normal(size=shape) * 0.05).astype(np.float32)
        writer.add_tensor(name, gguf.quants.quantize(data, kind), raw_dtype=kind)

    def add_floats(name: str, *shape: int) -> None:
        writer.add_tensor(name, (1 + rng.normal(size=shape) / 10).astype(np.float32))

    add("token_embd.weight", kinds.Q8_0, 96, 256)
    add_floats("output_norm.weight", 256)
    if architecture == "llama":
        add("output.weight", kinds.Q8_0, 96, 256)
    for layer in ("blk.0", "blk.1"):
        for name, kind, rows, k in (
            ("attn_q", kinds.Q4_0, 256, 256), ("attn_k", kinds.Q4_1, 128, 256),
            ("attn_v", kinds.Q5_1, 128, 256), ("attn_output", kinds.Q8_0, 256, 256),
            ("ffn_gate", kinds.Q4_0, 512, 256), ("ffn_up", kinds.Q5_0, 512, 256),
            ("ffn_down", kinds.TQ2_0, 256, 512),
        ):  # fmt: skip
            add(f"{layer}.{name}.weight", kind, rows, k)
            if architecture == "qwen2" and name in ("attn_q", "attn_k", "attn_v"):
                add_floats(f"{layer}.{name}.bias", rows)
        gemma = ("post_attention_norm", "post_ffw_norm") if architecture.startswith("gemma") else ()
        for name in ("attn_norm", "ffn_norm", *gemma):
            add_floats(f"{layer}.{name}.weight", 256)
        for name in ("attn_q_norm", "attn_k_norm") if architecture in ("qwen3", "gemma3") else ():
            add_floats(f"{layer}.{name}.weight", head)
    for name, array in more.items():
        writer.add_tensor(name, array)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


@pytest.mark.parametrize("architecture", ["llama", "qwen2", "qwen3", "gemma2", "gemma3"])
def test_a_gguf_file_is_opened(architecture: str, tmp_path: Path) -> None:
    _gguf(tmp_path / "m.gguf", architecture)
    opened = transformers.AutoModelForCausalLM.from_pretrained(
        tmp_path, gguf_file="m.gguf", dtype=torch.float32
    )
    model = low_bit.load_quantized(tmp_path / "m.gguf")
    _is_the_float_model(model, opened.eval())
    others = {name: one for name, one in model.state_dict().items() if "_proj" not in name}
    del others["lm_head.codes" if architecture == "llama" else "lm_head.weight"]
    for name, tensor in others.items():
        assert "lm_head" in name or torch.equal(tensor, opened.get_parameter(name)), name


def test_rows_of_a_head_that_the_model_lacks(tmp_path: Path) -> None:
    _gguf(tmp_path / "m.gguf", "llama")
    config = SimpleNamespace(num_hidden_layers=2, num_attention_heads=3, head_dim=64)
    file = GgufModel(str(tmp_path / "m.gguf"), SimpleNamespace(config=config))
    with pytest.raises(UserError, match="q_proj has 256 rows, its model has 192"):
        file.layer("model.layers.0.self_attn.q_proj")


def _changed(folder: Path, **tensors: Any) -> Path:
    """A folder whose file has other tensors: None for one that is left out."""
    from safetensors.torch import load_file

    _folder(folder, "awq")
    state = load_file(folder / "model.safetensors") | tensors
    state = {name: one for name, one in state.items() if one is not None}
    save_file(state, folder / "model.safetensors", metadata={"format": "pt"})
    return folder


def test_what_is_wrong_is_one_line(tmp_path: Path) -> None:
    norm, up = "model.norm.weight", "model.layers.0.mlp.up_proj"
    folders = [tmp_path / str(n) for n in range(5)]
    for folder in folders:
        folder.mkdir()
    other = {f"mtp.{one}": array for one, array in _case("awq", torch.nn.Linear(64, 96))[0].items()}
    wide = {f"{up}.{one}": _torch(array) for one, array in _awq(104, 64, 32)[0].items()}
    for path, says in (
        (tmp_path, "no GGUF file, and no folder with a config.json"),
        (_changed(folders[0], **{norm: None}), f"has no {norm}, which LlamaForCausalLM needs"),
        (_changed(folders[1], **{one: _torch(array) for one, array in other.items()}), "mtp is no Linear"),
        (_changed(folders[2], **wide), r"up_proj is \[104, 64\], its model has \[96, 64\]"),
        (tmp_path / "m.gguf", "give the path of a GGUF file"),
    ):
        with pytest.raises(UserError, match=says) as refused:
            low_bit.load_quantized(path)
        assert "\n" not in str(refused.value)
    _floats().save_pretrained(folders[3])
    with pytest.raises(UserError, match="has no quantized layer; open it with transformers"):
        low_bit.load_quantized(folders[3])
    for architecture, more, says in (
        ("phi2", {}, "'phi2' is none of llama, qwen2"),
        (
            "llama",
            {"rope_freqs.weight": np.ones(32, np.float32)},
            "model has no rope_freqs.weight; open its safetensors",
        ),
    ):
        _gguf(folders[4] / f"{architecture}.gguf", architecture, **more)
        with pytest.raises(UserError, match=says):
            low_bit.load_quantized(folders[4] / f"{architecture}.gguf")


def test_what_replace_refuses() -> None:
    with pytest.raises(UserError, match="has no module with quantized weights; give a and w"):
        low_bit.replace_(_floats())
    empty = _floats()
    empty.config.quantization_config = None
    with pytest.raises(UserError, match="has no module with quantized weights; give a and w"):
        low_bit.replace_(empty)
    with pytest.raises(UserError, match="skip 'nosuch': is no module of the model"):
        low_bit.replace_(_floats(), skip=["nosuch"])
    with pytest.raises(UserError, match="give both a and w, or"):
        low_bit.replace_(_floats(), a=2)
    with pytest.raises(UserError, match="config is of quantized layers"):
        low_bit.replace_(_floats(), a=2, w=2, config={}, activation_scale=1.0)
    tensors, config = _case("awq", torch.nn.Linear(64, 96))
    tensors["scales"] = tensors["scales"][:, :8]
    model = torch.nn.Sequential(torch.nn.Linear(64, 64), _Quantized(tensors))
    with pytest.raises(UserError, match=r"1: qweight has shape \[64, 12\]"):
        low_bit.replace_(model, config=config)
    assert isinstance(model[1], _Quantized)
