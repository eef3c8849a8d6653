// Builds the parsers of the statement language: grammar/shared.peggy with the three files of a language becomes grammarEn.ts
// and grammarNl.ts. In the grammars a literal is a whole word. Here each word becomes one character, which makes the parser
// small and fast; the generated file lists them (`codes`) for tokens.ts. A capital letter is a token of cards, which ends
// with a space; the rules named ...Char look inside such a token. tune.mjs makes it fast. Skips what is newer than its source.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import peggy from 'peggy';
import { openingsOf, tuned } from './tune.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const grammarFile = (name) => join(here, 'grammar', `${name}.peggy`);
const age = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const FIRST_CODE = 0x100;

/** `openings` is filled with the characters that can begin each rule. */
function encoded(codes, openings) {
  const code = (word) => {
    if (/^[A-Z]$/.test(word)) return `${word} `;
    if (!/^[\p{L}\d♠♥♦♣]/u.test(word)) return word;
    codes[word] ??= String.fromCharCode(FIRST_CODE + Object.keys(codes).length);
    return codes[word];
  };
  const visit = (value) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (value === null || typeof value !== 'object') return;
    if (value.type === 'literal') value.value = code(value.value);
    for (const key of Object.keys(value)) if (key !== 'location') visit(value[key]);
  };
  return {
    use(config) {
      config.passes.transform.unshift(
        inlineWordLists,
        (ast) => visit(ast.rules.filter(({ name }) => !name.endsWith('Char'))),
        (ast) => Object.assign(openings, openingsOf(ast)),
      );
    },
  };
}

/** A rule of words that is longer than this, and more than a list of single ones, stays a rule. */
const SHORT = 6;

/** How many words a rule names; endless when it is more than words. */
function wordsIn(node) {
  const sum = (parts) => parts.reduce((words, part) => words + wordsIn(part), 0);
  switch (node.type) {
    case 'literal':
      return node.value === '' ? 0 : 1;
    case 'action':
      return wordsIn(node.expression) === 0 ? 0 : Number.POSITIVE_INFINITY;
    case 'choice':
      return sum(node.alternatives);
    case 'sequence':
      return sum(node.elements);
    case 'optional':
    case 'repeated':
    case 'zero_or_more':
      return wordsIn(node.expression);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** A rule that reads nothing, only lists single words, or a few of them, is put in where it is used: no call. */
function inlineWordLists(ast) {
  const isList = (node) =>
    node.type === 'literal' ||
    (node.type === 'choice' && node.alternatives.every(({ type }) => type === 'literal')) ||
    wordsIn(node) <= SHORT;
  const lists = new Map(
    ast.rules
      .filter(({ name, expression }) => !name.endsWith('Char') && isList(expression))
      .map((rule) => [rule.name, rule.expression]),
  );
  const visit = (value) => {
    if (Array.isArray(value)) return value.map(visit);
    if (value === null || typeof value !== 'object') return value;
    if (value.type === 'rule_ref' && lists.has(value.name)) return structuredClone(lists.get(value.name));
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, key.endsWith('ocation') ? part : visit(part)]),
    );
  };
  ast.rules = ast.rules.filter(({ name }) => !lists.has(name)).map(visit);
}

const builders = [fileURLToPath(import.meta.url), join(here, 'tune.mjs')];

for (const [lang, file] of [
  ['en', 'grammarEn.ts'],
  ['nl', 'grammarNl.ts'],
]) {
  const sources = ['shared', `${lang}/actions`, `${lang}/facts`, `${lang}/words`].map(grammarFile);
  const target = join(here, file);
  if (age(target) > Math.max(...builders.map(age), ...sources.map(age))) continue;
  const codes = {};
  const openings = {};
  let code;
  try {
    const texts = sources.map((source) => ({ source, text: readFileSync(source, 'utf8') }));
    code = peggy.generate(texts, {
      cache: true,
      output: 'source',
      format: 'es',
      allowedStartRules: ['Statement'],
      plugins: [encoded(codes, openings)],
    });
  } catch (error) {
    console.error(error.format?.(sources.map((source) => ({ source, text: readFileSync(source, 'utf8') }))) ?? error);
    process.exit(1);
  }
  const head = '// @ts-nocheck\n// Built by build.mjs from grammar/; do not edit.\n';
  writeFileSync(
    target,
    `${head}${tuned(code, openings, FIRST_CODE + Object.keys(codes).length)}\nexport const codes = ${JSON.stringify(codes)};\n`,
  );
  console.error(`${file}: ${Object.keys(codes).length} words`);
}
