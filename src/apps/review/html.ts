// A review as one HTML page that needs nothing else: the claims with diagrams, lines to click through, filters, a form for print.
// Names and comments come from files and may be hostile: they are in the page as JSON only, with every "<" escaped, and the
// script puts them in as text. The policy of the page lets no other script run and loads nothing.

import { createHash } from 'node:crypto';
import { allSeats, seatLetters } from '../../cards/cards.ts';
import { handText } from '../../cards/hands.ts';
import { parseCase } from '../../claim/case.ts';
import { type Finding, worthALook } from '../../review/finding.ts';
import type { Tally } from '../../review/tally.ts';
import { pageScript, pageStyle } from './page.ts';
import { tricksOf } from './play.ts';
import { nameText, type Speech, sentences, swingText, tallyLines } from './words.ts';

export function htmlReport(findings: readonly Finding[], tally: Tally, stopped: boolean, speech: Speech): string {
  const { words, names } = speech;
  const worth = findings.filter(({ verdict }) => worthALook.has(verdict)).length;
  const data = {
    heading: words.heading(worth) + (findings.length > worth ? `; ${words.others(findings.length - worth)}` : ''),
    findings: findings.map((finding) => entryOf(finding, speech)),
    verdicts: words.verdicts,
    words: words.page,
    seats: names.seats,
    honours: Object.fromEntries(['A', 'K', 'Q', 'J', 'T'].map((letter, i) => [letter, names.honours[i]])),
    counts: words.counts.heading,
    tally: tallyLines(tally, speech),
    notes: words.limits,
    stopped: stopped ? words.stopped : undefined,
  };
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = `default-src 'none'; script-src ${hash(pageScript)}; style-src ${hash(pageStyle)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${speech.lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.page.title}</title>
<style>${pageStyle}</style>
</head>
<body>
<main id="page"><noscript>${words.page.noScript}</noscript></main>
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

function entryOf(finding: Finding, speech: Speech) {
  const { verdict, names, declarer } = finding;
  return {
    verdict,
    names,
    declarer,
    name: nameText(finding, speech),
    swing: swingText(finding, speech),
    said: sentences(finding, speech),
    hands: handsOf(finding),
    tricks: tricksOf(finding),
  };
}

/** The hands where the play stopped, the cards on the table put back, so that the line can be played from its first card. */
function handsOf({ case: theCase, lie }: Finding): Record<string, string> | undefined {
  if (lie) return Object.fromEntries(allSeats.map((seat) => [seatLetters[seat], lie[seat]!]));
  const read = theCase && parseCase(theCase);
  if (!read?.ok) return undefined;
  const { hands } = read.value.position;
  return Object.fromEntries(allSeats.map((seat) => [seatLetters[seat], handText(hands, seat)]));
}
