// Times DDS 2.9 on the same deals: reads one PBN deal a line, prints per deal the user CPU microseconds and the 20 results.
// Build: g++ -O2 bench/dds.cpp -ldds -o bench/dds (the bench does so when the header is there).
#include <dds/dll.h>
#include <sys/resource.h>
#include <cstdio>
#include <cstring>

static long cpuMicros() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_utime.tv_sec * 1000000L + usage.ru_utime.tv_usec;
}

int main() {
  SetMaxThreads(1);
  char line[256];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    ddTableDealPBN deal;
    strncpy(deal.cards, line, sizeof deal.cards - 1);
    deal.cards[sizeof deal.cards - 1] = 0;
    ddTableResults table;
    const long before = cpuMicros();
    const int code = CalcDDtablePBN(deal, &table);
    const long spent = cpuMicros() - before;
    if (code != 1) return 1;
    printf("%ld", spent);
    for (int strain = 0; strain < 5; strain++)
      for (int seat = 0; seat < 4; seat++) printf(" %d", table.resTable[strain][seat]);
    printf("\n");
    fflush(stdout);
  }
  return 0;
}
