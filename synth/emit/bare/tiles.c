/* Intel AMX on an x86-64 Linux computer without it. Its processor does not know the instructions on tiles and
   traps; this does what the manual says of them and goes on behind them, each thread with tiles of its own.
   What the manual calls a fault ends the process with a line that names it. Everything else that a program
   executes runs as ever, and an instruction that is unknown here too is left to whoever asked for it before.

   Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2: LDTILECFG, STTILECFG, TILERELEASE,
   TILEZERO, TILELOADD, TILELOADDT1, TILESTORED, TDPBSSD and its kin; section 2.3 (VEX), 2.1.5 (addresses). */
#define _GNU_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

enum { TILES = 8, ROWS = 16, ROW = 64 };

static _Thread_local struct {
  uint8_t config[64];
  uint8_t data[TILES][ROWS][ROW];
} state;
static struct sigaction before;
static uint64_t done;

static void fault(const char *what) {
  static const char head[] = "AMX: ";
  if (write(2, head, sizeof head - 1) < 0 || write(2, what, strlen(what)) < 0 || write(2, "\n", 1) < 0) {}
  _exit(70);
}

static int row_bytes(int tile) { return state.config[16 + 2 * tile] | state.config[17 + 2 * tile] << 8; }
static int rows(int tile) { return state.config[48 + tile]; }

static void need(int tile) {
  if (tile >= TILES) fault("a tile above 7");
  if (state.config[0] != 1) fault("an instruction on tiles before they are configured");
  if (!rows(tile) || !row_bytes(tile)) fault("a tile that the configuration leaves out");
}

static void configure(const uint8_t *from) {
  if (from[0] > 1) fault("ldtilecfg: no such palette");
  if (from[0] == 0) {
    memset(&state, 0, sizeof state);
    return;
  }
  for (int i = 2; i < 16; ++i) if (from[i]) fault("ldtilecfg: a reserved byte is not zero");
  for (int tile = 0; tile < 16; ++tile) {
    const int bytes = from[16 + 2 * tile] | from[17 + 2 * tile] << 8, high = from[48 + tile];
    if (bytes > ROW || high > ROWS || !bytes != !high || (tile >= TILES && bytes))
      fault("ldtilecfg: a tile of a size that there is not");
  }
  memset(&state, 0, sizeof state);
  memcpy(state.config, from, 64);
}

static void multiply(int to, int a, int b, int a_signed, int b_signed) {
  need(to), need(a), need(b);
  if (to == a || to == b || a == b) fault("a product of a tile with itself");
  const int fit = row_bytes(to) == row_bytes(b) && row_bytes(a) == 4 * rows(b) && row_bytes(to) % 4 == 0;
  if (rows(to) != rows(a) || !fit)
    fault("a product of tiles whose sizes do not fit");
  for (int m = 0; m < ROWS; ++m)
    for (int n = 0; n < ROW / 4; ++n) {
      uint32_t sum = 0;
      if (m < rows(to) && 4 * n < row_bytes(to)) {
        memcpy(&sum, &state.data[to][m][4 * n], 4);
        for (int k = 0; k < row_bytes(a); ++k) {
          const uint8_t x = state.data[a][m][k], y = state.data[b][k / 4][4 * n + k % 4];
          sum += (uint32_t)((a_signed ? (int8_t)x : x) * (b_signed ? (int8_t)y : y));
        }
      }
      memcpy(&state.data[to][m][4 * n], &sum, 4);
    }
}

/* The number of an operand's bytes in the instruction's text; its address, and what its index register holds,
   scaled. */
static int address(const greg_t *registers, const uint8_t *at, int length, uint8_t inverted, uint8_t **to,
                   intptr_t *index) {
  static const int place[16] = {REG_RAX, REG_RCX, REG_RDX, REG_RBX, REG_RSP, REG_RBP, REG_RSI, REG_RDI,
                                REG_R8, REG_R9, REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15};
  const int mode = at[0] >> 6, base_high = inverted & 0x20 ? 0 : 8, index_high = inverted & 0x40 ? 0 : 8;
  int used = 1, base = at[0] & 7, has_base = 1;
  intptr_t from = 0;
  *index = 0;
  if (base == 4) {
    const uint8_t sib = at[used++];
    const int number = (sib >> 3 & 7) + index_high;
    base = sib & 7;
    if (number != 4) *index = (intptr_t)((uintptr_t)registers[place[number]] << (sib >> 6));
    has_base = !(mode == 0 && base == 5);
  } else if (mode == 0 && base == 5) {
    has_base = 0;
    from = (intptr_t)at + 5; /* relative to the next instruction */
  }
  if (has_base) from = (intptr_t)registers[place[base + base_high]];
  if (mode == 1) from += (int8_t)at[used++];
  if (mode == 2 || !has_base) {
    int32_t distance;
    memcpy(&distance, at + used, 4);
    from += distance, used += 4;
  }
  *to = (uint8_t *)from;
  return length + used;
}

/* The length of the instruction at ``at``, which it does; 0 where it is none of these. */
static int execute(const greg_t *registers, const uint8_t *at) {
  if (at[0] != 0xc4 || (at[1] & 0x1f) != 2 || at[2] & 0x84) return 0;
  const int prefix = at[2] & 3, third = ~(at[2] >> 3) & 15, mode = at[4] >> 6;
  const int first = (at[4] >> 3 & 7) + (at[1] & 0x80 ? 0 : 8);
  uint8_t *memory;
  intptr_t stride;
  if (at[3] == 0x49 && mode == 3) {
    if (prefix == 0 && at[4] == 0xc0) {
      memset(&state, 0, sizeof state);
      return 5;
    }
    if (prefix != 3) return 0;
    need(first);
    memset(state.data[first], 0, sizeof state.data[first]);
    return 5;
  }
  if (at[3] == 0x49 && prefix < 2) {
    const int length = address(registers, at + 4, 4, at[1], &memory, &stride);
    memory += stride;
    if (prefix == 0) configure(memory);
    else memcpy(memory, state.config, 64);
    return length;
  }
  if (at[3] == 0x4b && mode != 3 && (at[4] & 7) == 4 && prefix) {
    const int length = address(registers, at + 4, 4, at[1], &memory, &stride);
    need(first);
    if (prefix != 2) memset(state.data[first], 0, sizeof state.data[first]);
    for (int row = 0; row < rows(first); ++row) {
      uint8_t *const there = memory + row * stride, *const here = state.data[first][row];
      if (prefix == 2) memcpy(there, here, (size_t)row_bytes(first));
      else memcpy(here, there, (size_t)row_bytes(first));
    }
    return length;
  }
  if (at[3] == 0x5e && mode == 3) {
    multiply(first, (at[4] & 7) + (at[1] & 0x20 ? 0 : 8), third, prefix >= 2, prefix & 1);
    return 5;
  }
  return 0;
}

static void on_unknown(int signal, siginfo_t *info, void *context) {
  greg_t *const registers = ((ucontext_t *)context)->uc_mcontext.gregs;
  const int length = execute(registers, (const uint8_t *)registers[REG_RIP]);
  (void)info;
  if (length) {
    registers[REG_RIP] += length;
    __atomic_fetch_add(&done, 1, __ATOMIC_RELAXED);
  } else {
    /* It traps again, there; and ends the process if it comes back from there. */
    static _Thread_local greg_t unknown;
    struct sigaction fatal;
    memset(&fatal, 0, sizeof fatal);
    sigaction(signal, unknown == registers[REG_RIP] ? &fatal : &before, NULL);
    unknown = registers[REG_RIP];
  }
}

/* From now on this process has tiles, also where another handler has come since the last call; 0 where it has. */
int synth_tiles(void) {
  struct sigaction action;
  if (sigaction(SIGILL, NULL, &action) == 0 && action.sa_sigaction == on_unknown) return 0;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_unknown;
  action.sa_flags = SA_SIGINFO | SA_NODEFER;
  return sigaction(SIGILL, &action, &before);
}

/* How many instructions on tiles were done so far. */
int64_t synth_tiles_done(void) { return (int64_t)done; }
