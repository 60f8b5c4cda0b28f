// A linear layer with weights of 4 bits in blocks, from C++: the same results by any number of parts.
#include <cstdint>
#include <cstdio>
#include <memory>
#include <new>
#include <vector>

#include "layers.h"

namespace {

constexpr std::int32_t kRows = 64, kPositions = 256, kColumns = 5, kBits = 4, kBlock = 64;

struct Aligned {
  void operator()(void *memory) const { ::operator delete(memory, std::align_val_t{64}); }
};

std::unique_ptr<void, Aligned> room(std::size_t bytes) {
  return std::unique_ptr<void, Aligned>(::operator new(bytes, std::align_val_t{64}));
}

}  // namespace

int main() {
  const std::vector<std::uint8_t> codes(kRows * kPositions * kBits / 8, 0x9a);  // codes 10 and 9, less a zero point of 8
  const std::vector<float> scales(kRows * kPositions / kBlock, 0.25f), values(kColumns * kPositions, 1.0f);
  auto layer = room(layers_layer_bytes(kBits, kRows, kPositions, kBlock));
  if (layers_layer_pack(kBits, kRows, kPositions, kBlock, codes.data(), scales.data(), nullptr, nullptr, nullptr, layer.get())) return 1;
  auto scratch = room(layers_scratch_bytes(layer.get()));
  for (std::int32_t parts : {1, 2, 7}) {
    std::vector<float> out(kColumns * kRows);
    for (std::int32_t part = 0; part < parts; ++part)
      if (layers_layer_run(layer.get(), values.data(), kColumns, part, parts, scratch.get(), out.data())) return 1;
    for (float one : out)  // 128 positions of 2 and 128 of 1, by 0.25: exact but for the scales of the activations
      if (!(one > 95.999f && one < 96.001f)) {
        std::fprintf(stderr, "%g is not 96\n", static_cast<double>(one));
        return 1;
      }
  }
  std::printf("%s: every result is 96 by 1, 2 and 7 parts\n", layers_kernel_name(kBits));
  return 0;
}
