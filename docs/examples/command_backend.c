/* An executable for --backend=command:/path/to/it, without Python: four ops on tensors of f32.
 *
 *     cc -O1 -o command_backend command_backend.c -lm
 *
 * It reads the program line by line, as far as it is a list of these ops; of anything else it says that it has no such
 * thing. An output has the shape of its operand, and so the header of its file. */
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DONE = 0, REJECTED = 65, UNSUPPORTED = 69, MOST = 256 };

typedef struct {
  char name[32];
  char *file; /* as NumPy stores it: a header of `head` bytes, then `count` elements */
  size_t head, count;
} Value;

static const char *directory;
static Value values[MOST];
static int known;

static void end(int status, const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  vfprintf(stderr, format, rest);
  exit(status);
}

static FILE *open_file(const char *mode, const char *format, ...) {
  char name[64], path[4096];
  va_list rest;
  va_start(rest, format);
  vsnprintf(name, sizeof name, format, rest);
  snprintf(path, sizeof path, "%s/%s", directory, name);
  FILE *file = fopen(path, mode);
  if (!file) end(1, "cannot open %s\n", path);
  return file;
}

static char *read_all(FILE *file, size_t *size) {
  fseek(file, 0, SEEK_END);
  *size = ftell(file);
  rewind(file);
  char *data = calloc(*size + 1, 1);
  if (fread(data, 1, *size, file) != *size) end(1, "cannot read\n");
  fclose(file);
  return data;
}

static Value *define(const char *name) {
  if (known == MOST) end(UNSUPPORTED, "more than %d values\n", MOST);
  Value *value = &values[known++];
  snprintf(value->name, sizeof value->name, "%s", name);
  return value;
}

static Value *find(const char *name) {
  for (int i = 0; i < known; i++)
    if (!strcmp(values[i].name, name)) return &values[i];
  end(REJECTED, "there is no value %s\n", name);
  return NULL;
}

static float *elements(const Value *value) { return (float *)(value->file + value->head); }

static void read_input(const char *name, int set, int argument) {
  size_t size;
  Value *value = define(name);
  value->file = read_all(open_file("rb", "input.%d.%d.npy", set, argument), &size);
  value->head = 10 + (uint8_t)value->file[8] + 256 * (uint8_t)value->file[9];
  value->count = (size - value->head) / sizeof(float);
}

static void write_output(const char *name, int set, int result) {
  const Value *value = find(name);
  FILE *file = open_file("wb", "output.%d.%d.npy", set, result);
  fwrite(value->file, 1, value->head + value->count * sizeof(float), file);
  fclose(file);
}

static float computed(const char *op, float x, float y) {
  if (!strcmp(op, "negate")) return -x;
  if (!strcmp(op, "abs")) return fabsf(x);
  if (!strcmp(op, "add")) return x + y;
  if (!strcmp(op, "multiply")) return x * y;
  end(UNSUPPORTED, "there is no %s here\n", op);
  return 0;
}

/* Whether all types of a line are one. */
static int same_types(const char *line) {
  const char *first = strstr(line, "tensor<");
  size_t length = strcspn(first, ">") + 1;
  for (const char *t = first; t; t = strstr(t + 1, "tensor<"))
    if (strncmp(t, first, length)) return 0;
  return 1;
}

static void run_line(const char *line, int execute) {
  char result[32], op[32], operands[2][32];
  int given = sscanf(line, " %31s = \"stablehlo.%31[a-z_]\"(%31[^,)], %31[^)])", result, op, operands[0], operands[1]);
  if (given < 3 || strchr(line, '{')) end(UNSUPPORTED, "not understood here: %s\n", line);
  if (given < 4) strcpy(operands[1], operands[0]);
  computed(op, 0, 0);
  if (!same_types(line)) end(REJECTED, "types differ: %s\n", line);
  if (!execute) return;
  const Value x = *find(operands[0]), y = *find(operands[1]);
  Value *made = define(result);
  made->head = x.head, made->count = x.count;
  made->file = malloc(x.head + x.count * sizeof(float));
  memcpy(made->file, x.file, x.head);
  for (size_t i = 0; i < x.count; i++) elements(made)[i] = computed(op, elements(&x)[i], elements(&y)[i]);
}

/* The names in parentheses: `@main(%0: tensor<f32>, ...)` or `"func.return"(%2, ...)`. */
static void each_name(const char *line, void (*act)(const char *, int, int), int set) {
  char name[32];
  const char *end_of_names = strstr(line, ") ");
  for (int i = 0; (line = strchr(line, '%')) && line < end_of_names; i++, line++) {
    sscanf(line, "%31[^:,) ]", name);
    act(name, set, i);
  }
}

static void run(char *program, int set, int execute) {
  known = 0;
  for (char *rest, *line = strtok_r(program, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    if (strstr(line, "func.func")) {
      if (strstr(line, "@main(") == NULL) end(UNSUPPORTED, "there is one function here\n");
      if (execute) each_name(line, read_input, set);
    } else if (strstr(line, "\"func.return\"")) {
      if (execute) each_name(line, write_output, set);
    } else if (strchr(line, '%')) {
      run_line(line, execute);
    }
  }
}

int main(int count, char **words) {
  size_t size;
  directory = words[count - 1];
  char *request = read_all(open_file("rb", "request.json"), &size);
  char *program = read_all(open_file("rb", "program.mlir"), &size);
  for (const char *t = program; (t = strstr(t, "tensor<")); t++)
    if (strncmp(t + strcspn(t, ">") - 3, "f32>", 4)) end(UNSUPPORTED, "only f32 is spoken here\n");
  int execute = strstr(request, "\"action\": \"run\"") != NULL;
  int sets = execute ? atoi(strchr(strstr(request, "\"input_sets\""), ':') + 1) : 1;
  for (int set = 0; set < sets; set++) run(strdup(program), set, execute);
  return DONE;
}
