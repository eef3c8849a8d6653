// The style and the script of the HTML report. The script makes every element itself and sets text only as text.

export const pageStyle = `
:root{color-scheme:light dark;background:Canvas;color:CanvasText;--line:#8888;--mark:#b45309}
body{background:Canvas;font:16px/1.45 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.4rem}h2{font-size:1.05rem;margin:0 0 .3rem}
.filters{display:flex;flex-wrap:wrap;gap:.75rem;margin:1rem 0;align-items:center}
.filters input[type=search]{width:16rem;max-width:100%;padding:.3rem}
article{border-top:1px solid var(--line);padding:1rem 0;break-inside:avoid}
.verdict{font-weight:600}.falls .verdict,.more-than-possible .verdict{color:var(--mark)}
.table{display:grid;grid-template-columns:repeat(3,minmax(0,auto));gap:.5rem clamp(.4rem,3vw,1.5rem);width:max-content;max-width:100%;margin:.6rem 0}
.N,.S{grid-column:2}.W{grid-column:1}.E{grid-column:3}.W,.E{grid-row:2}.S{grid-row:3}
.hand b{display:block}.suit{white-space:nowrap}.red{color:#c00}.gone{opacity:.3;text-decoration:line-through}
.steps button{font:inherit;padding:.4rem .8rem;min-width:44px;min-height:44px}
table{border-collapse:collapse}td,th{padding:.15rem clamp(.15rem,1vw,.6rem);text-align:left}.line{overflow-x:auto}td{white-space:nowrap}td.now{outline:2px solid}td.won{font-weight:700}
pre{white-space:pre-wrap}
@media (prefers-color-scheme:dark){.red{color:#f77}:root{--mark:#fbbf24}}
@media print{.filters,.steps{display:none}.gone{opacity:1;text-decoration:none}body{max-width:none}}
`;

export const pageScript = `
'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const page = document.getElementById('page');
const symbols = { S: '\\u2660', H: '\\u2665', D: '\\u2666', C: '\\u2663' };
const words = data.words;
const seatNames = data.seats;
const make = (name, text, className, parent) => {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  if (className) element.className = className;
  if (parent) parent.append(element);
  return element;
};
const rank = (letter) => data.honours[letter] || letter;
const red = (suit) => (suit === 'H' || suit === 'D' ? 'red' : '');
page.textContent = '';
make('h1', data.heading, '', page);
if (data.stopped) make('p', data.stopped, '', page);

const filters = make('div', undefined, 'filters', page);
const counts = {};
for (const { verdict } of data.findings) counts[verdict] = (counts[verdict] || 0) + 1;
const shown = new Set(Object.keys(counts));
const search = make('input', undefined, '', filters);
search.type = 'search';
search.placeholder = words.search;
search.setAttribute('aria-label', words.search);
for (const verdict of Object.keys(counts)) {
  const label = make('label', undefined, '', filters);
  const box = make('input', undefined, '', label);
  box.type = 'checkbox';
  box.checked = true;
  label.append(' ' + data.verdicts[verdict] + ' (' + counts[verdict] + ')');
  box.addEventListener('change', () => { if (box.checked) shown.add(verdict); else shown.delete(verdict); filter(); });
}
search.addEventListener('input', filter);
const status = make('span', undefined, '', filters);
status.setAttribute('role', 'status');

const articles = data.findings.map((finding) => {
  const article = make('article', undefined, finding.verdict, page);
  make('bdi', finding.name, '', make('h2', undefined, '', article));
  const names = Object.entries(finding.names);
  const players = names.length > 0 && make('div', undefined, '', article);
  names.forEach(([seat, name], i) => {
    players.append((i > 0 ? ' \\u00b7 ' : '') + seatNames[seat] + ' ');
    make('bdi', name, '', players); // a name cannot turn round what stands behind it
  });
  make('div', data.verdicts[finding.verdict] + (finding.swing ? ' \\u00b7 ' + finding.swing : ''), 'verdict', article);
  for (const sentence of finding.said) make('div', sentence, '', article);
  if (finding.hands) board(finding, article);
  return { article, finding, text: (finding.name + ' ' + names.join(' ')).toLowerCase() };
});
function filter() {
  const sought = search.value.toLowerCase();
  for (const { article, finding, text } of articles) article.hidden = !shown.has(finding.verdict) || !text.includes(sought);
  status.textContent = articles.filter(({ article }) => !article.hidden).length + ' ' + words.shown;
}
filter();

function board(finding, parent) {
  const table = make('div', undefined, 'table', parent);
  const cards = {};
  const onTable = finding.tricks.flatMap((trick) => trick.cards).filter((play) => play.onTable);
  for (const seat of ['N', 'W', 'E', 'S']) {
    const hand = make('div', undefined, 'hand ' + seat, table);
    make('b', seatNames[seat] + (seat === finding.declarer ? ' (' + words.declarer + ')' : ''), '', hand);
    finding.hands[seat].split('.').forEach((held, i) => {
      const suit = 'SHDC'[i];
      const row = make('div', undefined, 'suit', hand);
      make('span', symbols[suit] + ' ', red(suit), row);
      const laid = onTable.filter((play) => play.seat === seat && play.card[0] === suit).map((play) => play.card[1]);
      const ranks = [...held, ...laid].sort((a, b) => 'AKQJT98765432'.indexOf(a) - 'AKQJT98765432'.indexOf(b));
      if (ranks.length === 0) row.append('\\u2014');
      for (const letter of ranks) cards[suit + letter] = make('span', rank(letter) + ' ', '', row);
    });
  }
  const plays = finding.tricks.flatMap((trick) => trick.cards);
  if (plays.length === 0) return;
  let at = onTable.length;
  const steps = make('div', undefined, 'steps', parent);
  const button = (text, name, to) => {
    const element = make('button', text, '', steps);
    element.setAttribute('aria-label', name);
    element.addEventListener('click', () => { at = Math.max(onTable.length, Math.min(plays.length, to())); show(); });
  };
  button('|\\u25c0', words.toClaim, () => 0);
  button('\\u25c0', words.back, () => at - 1);
  button('\\u25b6', words.on, () => at + 1);
  button('\\u25b6|', words.toEnd, () => plays.length);
  const rows = make('table', undefined, '', make('div', undefined, 'line', parent));
  const head = make('tr', undefined, '', rows);
  for (const text of [words.ledBy, '1', '2', '3', '4', words.wonBy]) make('th', text, '', head);
  const cells = finding.tricks.flatMap((trick) => {
    const row = make('tr', undefined, '', rows);
    make('td', seatNames[trick.leader], '', row);
    const made = trick.cards.map((play) => {
      const text = symbols[play.card[0]] + rank(play.card[1]);
      return make('td', play.onTable ? '(' + text + ')' : text, (play.seat === trick.winner ? 'won ' : '') + red(play.card[0]), row);
    });
    if (trick.winner) make('td', seatNames[trick.winner], '', row);
    return made;
  });
  function show() {
    plays.forEach((play, i) => {
      if (cards[play.card]) cards[play.card].classList.toggle('gone', i < at);
      cells[i].classList.toggle('now', i === at - 1 && at > onTable.length);
    });
  }
  show();
}

make('h2', data.counts, '', page);
make('pre', data.tally.join('\\n'), '', page);
make('p', data.notes.join(' '), '', page);
`;
