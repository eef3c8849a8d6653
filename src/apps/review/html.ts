// A review as one HTML page that needs nothing else: the claims with diagrams, lines to click through, filters, a form for print.
// Names and comments come from files and may be hostile: they are in the page as JSON only, with every "<" escaped, and the
// script puts them in as text. The policy of the page lets no other script run and loads nothing.

import { createHash } from 'node:crypto';
import { allSeats, seatLetters } from '../../cards/cards.ts';
import { handText } from '../../cards/hands.ts';
import { parseCase } from '../../claim/case.ts';
import type { Finding } from '../../review/finding.ts';
import type { Tally } from '../../review/tally.ts';
import { pageScript, pageStyle } from './page.ts';
import { howItWasTaken } from './text.ts';
import { nameText, sentences, swingText, tallyLines, tricksOf, verdictNames } from './words.ts';

export function htmlReport(findings: readonly Finding[], tally: Tally, stopped: boolean): string {
  const data = {
    findings: findings.map(entryOf),
    verdictNames,
    tally: tallyLines(tally),
    notes: howItWasTaken,
    stopped,
  };
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = `default-src 'none'; script-src ${hash(pageScript)}; style-src ${hash(pageStyle)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>law70 review</title>
<style>${pageStyle}</style>
</head>
<body>
<main id="page"><noscript>This page needs its script to show the claims.</noscript></main>
<script type="application/json" id="data">${jsonInPage(data)}</script>
<script>${pageScript}</script>
</body>
</html>
`;
}

/** JSON that no parser of HTML can mistake for markup. */
const jsonInPage = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

function entryOf(finding: Finding) {
  const { verdict, names, declarer, claimed, ruled } = finding;
  return {
    verdict,
    names,
    declarer,
    name: nameText(finding),
    swing: swingText(finding),
    gap: claimed !== undefined && ruled !== undefined ? Math.abs(claimed - ruled) : 0,
    said: sentences(finding),
    hands: handsOf(finding),
    tricks: tricksOf(finding),
  };
}

/** The hands where the play stopped, the cards on the table put back, so that the line can be played from its first card. */
function handsOf({ case: theCase }: Finding): Record<string, string> | undefined {
  const read = theCase && parseCase(theCase);
  if (!read?.ok) return undefined;
  const { hands } = read.value.position;
  return Object.fromEntries(allSeats.map((seat) => [seatLetters[seat], handText(hands, seat)]));
}
