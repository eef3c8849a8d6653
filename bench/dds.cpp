// Times DDS 2.9 on given work: one task a line, prints the CPU microseconds and the answers.
//   t PBN                          the 20 results at strain*4+seat (N E S W) of declarer
//   s STRAIN LEADER SOLUTIONS PBN  best score (solutions 1), or pairs card score, card = suit*13+rank (solutions 3)
//   a STRAIN LEADER CARDS PBN      declarer's tricks before the first and after each of the cards ("SAS2...")
// Build: g++ -O2 bench/dds.cpp -ldds -o bench/dds (the bench does so when the header is there).
#include <dds/dll.h>
#include <cstdio>
#include <cstring>
#include <ctime>

static long cpuMicros() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1000000L + now.tv_nsec / 1000;
}

static void copyText(char* to, const char* from, size_t size) {
  strncpy(to, from, size - 1);
  to[size - 1] = 0;
}

int main() {
  SetMaxThreads(1);
  static char line[1024];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    if (line[0] == 't') {
      ddTableDealPBN deal;
      copyText(deal.cards, line + 2, sizeof deal.cards);
      ddTableResults table;
      const long before = cpuMicros();
      const int code = CalcDDtablePBN(deal, &table);
      const long spent = cpuMicros() - before;
      if (code != 1) return 1;
      printf("%ld", spent);
      for (int strain = 0; strain < 5; strain++)
        for (int seat = 0; seat < 4; seat++) printf(" %d", table.resTable[strain][seat]);
    } else {
      dealPBN deal;
      memset(&deal, 0, sizeof deal);
      deal.trump = line[2] - '0';
      deal.first = line[4] - '0';
      if (line[0] == 's') {
        const int solutions = line[6] - '0';
        copyText(deal.remainCards, line + 8, sizeof deal.remainCards);
        futureTricks found;
        const long before = cpuMicros();
        const int code = SolveBoardPBN(deal, -1, solutions, 0, &found, 0);
        const long spent = cpuMicros() - before;
        if (code != 1) return 1;
        printf("%ld", spent);
        if (solutions == 1) printf(" %d", found.score[0]);
        else
          for (int i = 0; i < found.cards; i++) {
            printf(" %d %d", found.suit[i] * 13 + found.rank[i] - 2, found.score[i]);
            for (int rank = 2; rank < 15; rank++)
              if (found.equals[i] & (1 << rank)) printf(" %d %d", found.suit[i] * 13 + rank - 2, found.score[i]);
          }
      } else {
        char* cards = line + 6;
        char* pbn = strchr(cards, ' ');
        *pbn++ = 0;
        copyText(deal.remainCards, pbn, sizeof deal.remainCards);
        playTracePBN play;
        play.number = (int)strlen(cards) / 2;
        copyText(play.cards, cards, sizeof play.cards);
        solvedPlay solved;
        const long before = cpuMicros();
        const int code = AnalysePlayPBN(deal, play, &solved, 0);
        const long spent = cpuMicros() - before;
        if (code != 1) return 1;
        printf("%ld", spent);
        for (int i = 0; i < solved.number; i++) printf(" %d", solved.tricks[i]);
      }
    }
    printf("\n");
    fflush(stdout);
  }
  return 0;
}
