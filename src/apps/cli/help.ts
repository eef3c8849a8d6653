// What `--help` adds to each command: examples that can be copied.

export const programHelp = `
Example: South claims the last four tricks, "all good", and a defender still has a trump.
Write the case in a file, my-case.json, with the cards that are still held:

  { "law70": "case/1", "edition": "2017", "contract": "4S", "declarer": "S",
    "hands": { "N": ".32.A2.", "E": "..QJ.QJ", "S": "K.A.K3.", "W": "2..T9.2" },
    "leader": "S", "won": { "NS": 6, "EW": 3 },
    "claim": { "by": "S", "tricks": 4, "statement": "all good" } }

and ask for the ruling:  law70 rule my-case.json

Hands are spades.hearts.diamonds.clubs, honours A K Q J T. Cards on the table go in "trick", in order of play, and
"leader" is the seat that led, or is to lead, that trick. A hand that is not known is "?", one that is known in part has a "?"
after each suit that may have more: "AK?.Q2..?". What else is known goes in "known", as numbers of cards that hands hold:
  "known": [ { "seats": "W", "suit": "H", "least": 2 }, { "seats": "EW", "suit": "S", "cards": "J3" } ]

With --lang nl rulings, questions, progress and problems are in Dutch; this help and errors of usage are in English only.

Did a request come in time: law70 correction-period. Was it a claim: law70 is-claim. Other irregularities: law70 irregularity.

Exit codes: 0 all answered, 1 some input could not be answered (named on standard error), 2 wrong usage.`;

export const ruleHelp = `
Examples:
  law70 rule my-case.json                       the ruling as text
  law70 rule my-case.json --edition 1997        the same under an earlier edition
  law70 rule my-case.json --edition all         side by side, with what makes the difference
  law70 rule evening.jsonl --json > rulings.jsonl
  cat evening.jsonl | law70 rule -              one JSON answer a line, {"error": ...} for a case that cannot be read`;

export const understandHelp = `
Examples:
  law70 understand "draw trumps, then the hearts from the top"
  law70 understand "troef trekken, de rest is hoog" --lang nl
  law70 understand "ruff a heart in dummy" --case my-case.json
Exit code 1 when something was not understood.`;

export const lawsHelp = `
Examples:
  law70 laws --edition 2017              the whole chapter
  law70 laws 70 --edition 1963           one article
  law70 laws 13 --edition 1963           one on irregularities
  law70 laws 70E --edition all --lang nl`;

export const irregularityHelp = `
Examples:
  law70 irregularity                                    the articles, and the editions that we know
  law70 irregularity --article 13 --edition 1997        asks at a terminal; prints the first question otherwise
  law70 irregularity --article 13 --edition 1997 othersComplete=no foundWhen=before-call cardSeen=no handRecord=yes
  law70 irregularity --article 13 --paths               every way through it
  echo '{"edition":"1963","article":"14","answers":{"othersComplete":true,"shortHand":"E"}}' | law70 irregularity --from -
At a terminal "back" takes the last answer back; an end of input (Ctrl-D) prints the command that goes on from there.`;

export const boardHelp = `
Example: West has twelve cards after the first trick, and the three of clubs lay on the floor.

  { "law70": "board/1", "edition": "2017",
    "hands": { "N": "AKQ2.AKQ.AKQ.AK", "E": "T987.JT9.JT9.JT", "S": "6543.876.876.87", "W": "J.5432.5432.54" },
    "play": ["C2", "CQ", "C9", "C6"], "opening": "W", "strain": "NT", "elsewhere": ["C3"] }

Other keys: "record" (the deal as PBN writes it), "inFront" (by seat the cards in front of each player, when there are more than
were played), "otherPack" (cards with another back: ["N:SA"]).

  law70 board evening.pbn       the boards of a session whose hands have wrong cards`;

export const adjustHelp = `
Examples:
  echo '{"edition":"2017","vulnerable":"NS","offenders":"EW","result":170,"others":[620,170,620],
         "outcomes":[{"contract":"4S","declarer":"S","tricks":10,"weight":60},{"contract":"4S","declarer":"S","tricks":9,"weight":40}]}' > a.json
  law70 adjust a.json
In 1997 the results are marked "likely" and "atAllProbable" instead of weighed. An artificial score gives the fault of each side
instead: "fault": {"NS":"none","EW":"directly"}. Scores are those of North-South; "otherTable" is that of the other table in a
team match; "knockOut" averages scores that do not balance (86), "severalResults" is 86B2 of 2017. With "deal" the tricks may
be left out: they are counted double dummy. A result with its own "position" (as in a case: "hands", "leader", "won") is counted
from there, double dummy and on the worst normal line; the latter is "at all probable" where that standard holds. "ownAverage"
is the average in per cent of the innocent side in the session, which counts in 1963 when it is above 60. "field" in place of
"others" and "result" is a small contest, for totals by pair: [{"tables":[{"pairs":["1","2"],"score":170,"adjusted":true},{"pairs":["3","4"],"score":420}]}].`;

export const reviewHelp = `
Examples:
  law70 review evening/                          the claims worth a look, the largest swing first
  law70 review evening.pbn --format html --out evening.html
  law70 review archive/ --format csv --all --resume archive.journal > archive.csv`;

export const convertHelp = `
Examples:
  law70 convert evening.lin --to pbn > evening.pbn
  law70 convert evening.pbn --rule > ruled.pbn        Result, Termination and a note from the ruling
  law70 convert evening.pbn --to json | law70 rule -`;

export const solveHelp = `
Example:
  echo '{"hands":"N:.32.A2. ..QJ.QJ K.A.K3. 2..T9.2","strain":"S","leader":"S","trick":[]}' | law70 solve -
answers {"scores":{"SK":4,...}}: tricks from here on, the trick in progress included.`;

export const tableHelp = `
Example:
  echo '{"deal":"N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"}' | law70 table - --par`;

export const correctionPeriodHelp = `
Examples:
  law70 correction-period --available "2026-11-30 22:10" --asked "2026-11-30 22:45"
  law70 correction-period --available 2026-11-30T22:10 --asked 2026-11-30T22:45 --minutes 60
  law70 correction-period --available 2026-11-30T22:10 --asked 2026-11-30T22:45 --edition all --json
Both times by the clock on the wall, or both with a zone. In a case the same goes in "withdrawal" ("asked", "available").`;

export const isClaimHelp = `
Examples:
  law70 is-claim                                        the first question
  law70 is-claim byDeclarer=no currentTrickOnly=yes
  law70 is-claim byDeclarer=no currentTrickOnly=no saidWinners=no saidLosers=yes --edition all`;
