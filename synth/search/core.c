/* The enumeration core: a depth-first search over straight-line programs.

   core.py generates "operations.h". It has the sizes S (bytes of test vectors), MAXL (lines) and MAXO
   (operations), the operations, and their table "evaluate". "synth_few" applies all operations on bytes to the
   eight bytes of two rectangles only. */
#include <stdint.h>
#include <string.h>
#include <time.h>
#include "operations.h"
#define MAXV 96
typedef struct {
  int inputs, lines, lookups, equations, groups, ops, max_hits, bytes_alone;
  const uint8_t *values, *equation_target, *entry;
  const int32_t *input_group, *op, *equation;
  int32_t *hits;
} problem;
typedef uint8_t value[S] __attribute__((aligned(64)));
static problem the_problem;
static const problem *P = &the_problem;
static value V[MAXV];
static uint8_t C[MAXV][S];
static int used[MAXV];
static int prog[MAXL][3];
static int64_t hit_count, node_count;
static struct timespec t_end;
static int64_t most_nodes;
static int stopped;
/* The operations that are tried on values i and j, in order: j == i, j > i, j < i. */
static int tried[3][MAXO], tried_count[3];
/* The indices of these operations in the table "evaluate". */
static int32_t evaluated[3][MAXO];
/* The inverse of the first target, which is odd, mod 256. */
static uint8_t inverse;

static int late(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec > t_end.tv_sec || (now.tv_sec == t_end.tv_sec && now.tv_nsec > t_end.tv_nsec);
}

/* Every rectangle difference of the result must be p times the goal's difference, p != 0 (mod 256). The
   first target is odd, so the first difference determines p. */
static uint8_t difference(const uint8_t *r, const int32_t *q) {
  return (uint8_t)(r[q[0]] - r[q[1]] - r[q[2]] + r[q[3]]);
}

static int goal_value(const uint8_t *r) {
  uint8_t p = (uint8_t)(difference(r, P->equation) * inverse);
  /* Most values fail by p or by the next difference. One branch for both is predicted better than two. */
  int next = P->equations > 1;
  if ((p == 0) | ((uint8_t)(p * P->equation_target[next]) != difference(r, P->equation + 4 * next))) return 0;
  for (int e = 2; e < P->equations; ++e)
    if ((uint8_t)(p * P->equation_target[e]) != difference(r, P->equation + 4 * e)) return 0;
  return 1;
}

/* Whether tables of the looked-up values may add up to the goal. If the table entries of a rectangle cancel
   for every table, the goal's difference must be zero: a necessary condition. */
static int cancels(const uint8_t *c, const int32_t *q) {
  return (c[q[0]] == c[q[1]] && c[q[3]] == c[q[2]]) || (c[q[0]] == c[q[2]] && c[q[3]] == c[q[1]]);
}

static void record(int last, int other) {
  if (hit_count < P->max_hits) {
    int32_t *h = P->hits + hit_count * (3 * MAXL + 2);
    for (int l = 0; l < P->lines; ++l) for (int i = 0; i < 3; ++i) h[3 * l + i] = prog[l][i];
    h[3 * MAXL] = last;
    h[3 * MAXL + 1] = other;
  }
  ++hit_count;
}

static void leaf(int last) {
  /* A look-up of an input depends on one operand only, so it belongs to the correction. */
  int first = P->lookups == 1 ? last : P->inputs;
  int end = P->lookups == 1 ? last + 1 : last;
  for (int other = first; other < end; ++other) {
    if (P->lookups == 2) {
      int idle = 0;
      for (int l = P->inputs; l < last; ++l) idle += !used[l] && l != other;
      if (idle) continue;
    }
    int ok = 1;
    for (int e = 0; e < P->equations && ok; ++e)
      if (P->equation_target[e] && cancels(C[last], P->equation + 4 * e)
          && cancels(C[other], P->equation + 4 * e))
        ok = 0;
    if (ok) record(last, other);
  }
}

/* Values that are computed and not yet used. The functions take and put update these counts. */
static int idle_lines, missing_groups, group_uses[32];

static void take(int i) {
  if (used[i]++) return;
  if (i >= P->inputs) --idle_lines;
  else if (P->input_group[i] >= 0 && group_uses[P->input_group[i]]++ == 0) --missing_groups;
}

static void put(int i) {
  if (--used[i]) return;
  if (i >= P->inputs) ++idle_lines;
  else if (P->input_group[i] >= 0 && --group_uses[P->input_group[i]] == 0) ++missing_groups;
}

/* Whether the use of this value leaves one value or group fewer to be used. */
static int helps(int i) {
  return !used[i] && (i >= P->inputs || (P->input_group[i] >= 0 && !group_uses[P->input_group[i]]));
}

/* The eight bytes of the first two rectangles rule out most last lines. All operations compute them at once. */
static int quick;
static uint8_t few[MAXV][8];
/* The difference of the first rectangle times this factor is the difference of the second one. */
static uint8_t second_factor;

static void set_few(int v) {
  for (int n = 0; n < 8; ++n) few[v][n] = V[v][P->equation[n]];
}

/* Whether an operation of this kind on values i and j may make the goal. */
static int may_be_goal(int i, int j, int kind) {
  static uint32_t made[2 * MAXO];
  synth_few(few[i], few[j], made);
  uint32_t found = 0;
  for (int n = 0; n < tried_count[kind]; ++n) {
    /* The lowest byte is the difference, whatever the order of bytes: the first and last count as plus. */
    const uint32_t *two = made + 2 * evaluated[kind][n], r = two[0], q = two[1];
    const uint32_t d = (r - (r >> 8) - (r >> 16) + (r >> 24)) & 255;
    const uint32_t next = q - (q >> 8) - (q >> 16) + (q >> 24);
    found |= (d != 0) & (((d * second_factor - next) & 255) == 0);
  }
  return found != 0;
}

static void walk(int line) {
  int count = P->inputs + line;
  if (line == P->lines) { leaf(count - 1); return; }
  /* Every later line can use one idle value more than it makes. A value that stays idle makes a dead line. */
  int allowed = (P->lookups == 2 ? 2 : 1) + P->lines - line - 1;
  int last_line = count - 1;
  uint8_t *o = V[count];
  const int left = idle_lines + missing_groups;
  int helping[MAXV], helping_count = 0;
  for (int v = 0; v < count; ++v) if (helps(v)) helping[helping_count++] = v;
  for (int i = 0; i < count; ++i) {
    /* The new line is idle too. A second operand uses one idle value at most. */
    if (allowed - (left - helps(i)) < 0) continue;
    take(i);
    const int any = allowed - 1 - (idle_lines + missing_groups) >= 0, seconds = any ? count : helping_count;
    for (int second = 0; second < seconds; ++second) {
      const int j = any ? second : helping[second], pair = i != j;
      if (!any && (!pair || !helps(j))) continue;
      if (pair) take(j);
      const int *const ks = tried[pair + (j < i)];
      const int count_ks = tried_count[pair + (j < i)];
      /* One of both operands is the line before, which would stay idle otherwise. */
      if (quick && line == P->lines - 1 && node_count + count_ks < most_nodes
          && !may_be_goal(i, j, pair + (j < i))) {
        if (((node_count + count_ks) ^ node_count) >> 16 && late()) stopped = 1;
        node_count += count_ks;
        if (pair) put(j);
        if (stopped) break;
        continue;
      }
      for (int n = 0; n < count_ks; ++n) {
        const int k = ks[n];
        if (line > 0 && i != last_line && j != last_line) {
          /* Independent neighbours come in increasing order only. */
          const int *q = prog[line - 1];
          if (i < q[1] || (i == q[1] && (j < q[2] || (j == q[2] && k <= q[0])))) continue;
        }
        evaluate[P->op[3 * k + 2]](V[i], V[j], o);
        if (++node_count >= most_nodes) stopped = 2;
        if ((node_count & 0xffff) == 0 && late()) stopped = 1;
        if (line == P->lines - 1 && !P->lookups) {
          if (goal_value(o)) { prog[line][0] = k; prog[line][1] = i; prog[line][2] = j; record(count, -1); }
        } else {
          prog[line][0] = k; prog[line][1] = i; prog[line][2] = j;
          used[count] = 0;
          ++idle_lines;
          if (P->lookups) for (int s = 0; s < S; ++s) C[count][s] = P->entry[o[s]];
          if (quick) set_few(count);
          walk(line + 1);
          --idle_lines;
        }
        if (stopped) break;
      }
      if (pair) put(j);
      if (stopped) break;
    }
    put(i);
    if (stopped) return;
  }
}

int synth_search(const int32_t *config, const uint8_t *values, const int32_t *input_group, const int32_t *ops,
                 const int32_t *equation, const uint8_t *equation_target, const uint8_t *entry,
                 const double *limits, int32_t *hits, int64_t *totals) {
  the_problem = (problem){config[0], config[1], config[2], config[3], config[4], config[5], config[6],
                          config[7], values, equation_target, entry, input_group, ops, equation, hits};
  hit_count = node_count = 0;
  stopped = 0;
  /* The inverse mod 8 of an odd number is the number itself; Newton's steps double the bits. */
  inverse = equation_target[0];
  for (int n = 0; n < 2; ++n) inverse = (uint8_t)(inverse * (2 - equation_target[0] * inverse));
  quick = P->bytes_alone && !P->lookups && P->equations > 1;
  if (quick) second_factor = (uint8_t)(inverse * equation_target[1]);
  memset(tried_count, 0, sizeof tried_count);
  for (int k = 0; k < P->ops; ++k) {
    tried[0][tried_count[0]++] = k;
    if (P->op[3 * k] == 1) continue;
    tried[1][tried_count[1]++] = k;
    if (!P->op[3 * k + 1]) tried[2][tried_count[2]++] = k;
  }
  for (int kind = 0; kind < 3; ++kind)
    for (int n = 0; n < tried_count[kind]; ++n) evaluated[kind][n] = P->op[3 * tried[kind][n] + 2];
  clock_gettime(CLOCK_MONOTONIC, &t_end);
  double whole = (double)(int64_t)limits[0];
  t_end.tv_sec += (int64_t)whole;
  t_end.tv_nsec += (int64_t)((limits[0] - whole) * 1e9);
  most_nodes = (int64_t)limits[1];
  if (t_end.tv_nsec >= 1000000000) { t_end.tv_nsec -= 1000000000; ++t_end.tv_sec; }
  memset(used, 0, sizeof used);
  memset(group_uses, 0, sizeof group_uses);
  idle_lines = 0;
  missing_groups = P->groups;
  for (int i = 0; i < P->inputs; ++i) {
    memcpy(V[i], P->values + (size_t)i * S, S);
    for (int s = 0; s < S; ++s) C[i][s] = P->entry[V[i][s]];
    if (quick) set_few(i);
  }
  walk(0);
  totals[0] = hit_count;
  totals[1] = node_count;
  return stopped;
}
