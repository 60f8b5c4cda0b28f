// The same in C++17: weights that are packed once, multiplied with several sets of activations.
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <memory>
#include <new>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "lowbit.h"

namespace {

// Packed operands lie at multiples of 64 bytes.
struct Free {
  void operator()(std::byte *at) const { ::operator delete[](at, std::align_val_t{64}); }
};
using Packed = std::unique_ptr<std::byte[], Free>;
Packed room(std::size_t bytes) { return Packed{new (std::align_val_t{64}) std::byte[bytes]}; }

void check(std::int32_t result) {
  if (result != LOWBIT_OK) throw std::runtime_error("lowbit refused: " + std::to_string(result));
}

std::size_t cells(std::int32_t a, std::int32_t b = 1) { return static_cast<std::size_t>(a) * static_cast<std::size_t>(b); }

class Layer {
 public:
  Layer(const std::vector<std::int8_t> &weights, std::int32_t rows, std::int32_t length, std::int32_t columns)
      : m_(rows), k_(length), n_(columns), form_(lowbit_a2w1_hybrid_form(rows, columns, length)), sums_(cells(rows)) {
    if (form_ < 0) check(form_);
    weights_ = room(lowbit_a2w1_hybrid_weights_bytes(form_, m_, k_));
    check(lowbit_a2w1_hybrid_pack_weights(form_, weights.data(), m_, k_, weights_.get(), sums_.data()));
  }

  // [column][row]
  std::vector<std::int32_t> operator()(const std::vector<std::uint8_t> &activations) const {
    std::vector<std::int32_t> out(cells(n_, m_));
    const Packed workspace = room(lowbit_a2w1_hybrid_workspace_bytes(form_, k_));
    check(lowbit_a2w1_hybrid_run(form_, weights_.get(), sums_.data(), activations.data(), m_, n_, k_, workspace.get(), out.data()));
    return out;
  }

  const char *name() const { return lowbit_a2w1_hybrid_form_name(form_); }

 private:
  std::int32_t m_, k_, n_, form_;
  std::vector<std::int32_t> sums_;  // the corrections of rows
  Packed weights_;
};

}  // namespace

int main() {
  const std::int32_t rows = 64, length = 576, columns = 49;
  std::mt19937 random(1);
  std::vector<std::int8_t> weights(cells(rows, length));
  for (auto &weight : weights) weight = random() % 2 ? 1 : -1;
  const Layer layer(weights, rows, length, columns);
  for (int image = 0; image < 3; ++image) {
    std::vector<std::uint8_t> activations(cells(columns, length));
    for (auto &activation : activations) activation = static_cast<std::uint8_t>(random() % 4);
    const auto out = layer(activations);
    for (std::int32_t column = 0; column < columns; ++column)
      for (std::int32_t row = 0; row < rows; ++row) {
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < cells(length); ++i)
          sum += weights[cells(row, length) + i] * activations[cells(column, length) + i];
        if (sum != out[cells(column, rows) + cells(row)]) {
          std::cerr << "row " << row << ", column " << column << " of image " << image << " differs\n";
          return 1;
        }
      }
  }
  std::cout << layer.name() << ": 3 images, all equal to a plain loop\n";
}
