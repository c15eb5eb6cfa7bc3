/* What a drawing costs at least: each tag found, each number of 10 to 59 read, nothing kept. Prints its own milliseconds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(clockid_t clock) {
  struct timespec at;
  clock_gettime(clock, &at);
  return at.tv_sec * 1e3 + at.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
  FILE *file = count > 1 ? fopen(arguments[1], "rb") : NULL;
  if (!file) return 1;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *bytes = malloc(size + 1);
  if (!bytes || fread(bytes, 1, size, file) != (size_t)size) return 1;
  bytes[size] = 0;

  double wall = now(CLOCK_MONOTONIC), cpu = now(CLOCK_PROCESS_CPUTIME_ID);
  long entities = 0, numbers = 0;
  double sum = 0;
  char *at = bytes, *end = bytes + size;
  while (at < end) {
    int code = 0;
    while (*at == ' ') at++;
    while (*at >= '0' && *at <= '9') code = code * 10 + *at++ - '0';
    char *line = memchr(at, '\n', end - at);
    if (!line) break;
    at = line + 1;
    line = memchr(at, '\n', end - at);
    if (!line) line = end;
    if (code == 0) entities++;
    else if (code >= 10 && code < 60) {
      sum += strtod(at, NULL);
      numbers++;
    }
    at = line + 1;
  }
  printf("{\"ms\":%.1f,\"cpuMs\":%.1f,\"entities\":%ld,\"numbers\":%ld,\"sum\":%g}\n", now(CLOCK_MONOTONIC) - wall,
         now(CLOCK_PROCESS_CPUTIME_ID) - cpu, entities, numbers, sum);
  return 0;
}
