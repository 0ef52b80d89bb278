/* An executable for --backend=serve:/path/to/it, which answers many requests: four ops on tensors of f32.
 * Compile it with `cc -O1 -o serve_backend serve_backend.c -lm`. It reads a program line by line, as far as it is a list
 * of these ops on values of one type. It frees nothing: the suite starts another when one has grown. */
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct { char name[32]; float *elements; } values[256];
static int known;
static long id;
static size_t count; /* elements of every value */
static jmp_buf next_request;

static void refuse(const char *status, const char *format, const char *what) {
  printf("{\"id\": %ld, \"status\": \"%s\", \"message\": \"", id, status);
  printf(format, what);
  puts("\"}");
  longjmp(next_request, 1);
}

static float *define(const char *name, float *elements) {
  if (known == 256) refuse("unsupported", "there are too many values%s", "");
  strcpy(values[known].name, name);
  return values[known++].elements = elements;
}

static float *find(const char *name) {
  for (int i = 0; i < known; i++)
    if (!strcmp(values[i].name, name)) return values[i].elements;
  refuse("rejected", "there is no value %s", name);
  return NULL;
}

static float computed(const char *op, float x, float y) {
  if (!strcmp(op, "negate")) return -x;
  if (!strcmp(op, "abs")) return fabsf(x);
  if (!strcmp(op, "add")) return x + y;
  if (!strcmp(op, "multiply")) return x * y;
  refuse("unsupported", "there is no %s here", op);
  return 0;
}

static void run_line(const char *line) {
  char result[32], op[32], x[32], y[32];
  int given = sscanf(line, " %31s = \"stablehlo.%31[a-z_]\"(%31[^,)], %31[^)])", result, op, x, y);
  if (given < 3 || strchr(line, '{')) refuse("unsupported", "that is not understood here%s", "");
  const float *a = find(x), *b = find(given < 4 ? x : y);
  computed(op, 0, 0);
  float *made = define(result, malloc(count * sizeof(float) + 1));
  for (size_t i = 0; i < count; i++) made[i] = computed(op, a[i], b[i]);
}

/* Runs a program on one input set and writes its outputs; the inputs of the next set. */
static float *run(char *program, float *inputs, int is_first) {
  known = 0;
  for (char *rest, *line = strtok_r(program, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    char name[32], *v = strchr(line, '%'), *end = strstr(line, ") ");
    if (strstr(line, "\"func.return\"")) {
      if (is_first) printf("{\"id\": %ld, \"status\": \"results\"}\n", id);
      for (; v && v < end && sscanf(v, "%31[^,)]", name); v = strchr(v + 1, '%'))
        fwrite(find(name), sizeof(float), count, stdout);
    } else if (strstr(line, "@main(")) {
      for (; v && v < end && sscanf(v, "%31[^:]", name); v = strchr(v + 1, '%'), inputs += count) define(name, inputs);
    } else if (v) {
      run_line(line);
    }
  }
  return inputs;
}

static long number(const char *header, const char *key) {
  const char *found = strstr(header, key);
  return found ? atol(found + strlen(key)) : 0;
}

static void answer(const char *header) {
  size_t size = number(header, "\"program\": "), all = number(header, "\"input_bytes\": ");
  char *program = calloc(size + 1, 1), *type = strstr(header, "tensor<");
  float *inputs = malloc(all + 1);
  count = number(header, "\"bytes\": ") / sizeof(float);
  if (fread(program, 1, size, stdin) != size || fread(inputs, 1, all, stdin) != all) exit(1);
  for (char *t = type; t; t = strstr(t + 1, "tensor<"))
    if (strncmp(t, type, strcspn(type, ">")) || strncmp(t + strcspn(t, ">") - 3, "f32", 3))
      refuse("unsupported", "values of one type of f32 are spoken here%s", "");
  long sets = number(header, "\"input_sets\": "); /* none where nothing is to be executed */
  for (long set = 0; set == 0 || set < sets; set++) inputs = run(strdup(program), inputs, !set);
}

int main(void) {
  char *header = NULL;
  for (size_t room = 0; getline(&header, &room, stdin) > 0; fflush(stdout)) {
    id = number(header, "\"id\": ");
    if (strstr(header, "\"action\": \"describe\"")) printf("{\"id\": %ld, \"status\": \"results\"}\n", id);
    else if (!setjmp(next_request)) answer(header);
  }
  return 0;
}
