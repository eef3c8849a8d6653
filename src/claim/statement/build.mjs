// Builds the parsers of the statement language: grammar/shared.peggy with the grammar of a language becomes grammarEn.ts
// and grammarNl.ts. In the grammars a literal is a whole word. Here each word becomes one character, which makes the parser
// small and fast; the generated file lists them (`codes`) for tokens.ts. A capital letter is a token of cards, which ends
// with a space; the rules named ...Char look inside such a token. Skips what is newer than its source.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import peggy from 'peggy';

const here = dirname(fileURLToPath(import.meta.url));
const grammarFile = (name) => join(here, 'grammar', `${name}.peggy`);
const age = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const FIRST_CODE = 0x4e00;

function encoded(codes) {
  const code = (word) => {
    if (/^[A-Z]$/.test(word)) return `${word} `;
    if (!/^[\p{L}\d]/u.test(word)) return word;
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
      config.passes.transform.unshift(inlineWordLists, (ast) =>
        visit(ast.rules.filter(({ name }) => !name.endsWith('Char'))),
      );
    },
  };
}

/** A rule that only lists single words is put in where it is used: one test of a character instead of a call. */
function inlineWordLists(ast) {
  const isList = ({ type, alternatives }) =>
    type === 'literal' || (type === 'choice' && alternatives.every(({ type }) => type === 'literal'));
  const lists = new Map(
    ast.rules.filter(({ expression }) => isList(expression)).map((rule) => [rule.name, rule.expression]),
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

/** The memory of the parser as one flat list, which is several times faster than the object that peggy writes. */
function withFlatMemory(code) {
  const rules = /peg\$currPos \* (\d+) \+/.exec(code)?.[1];
  const flat = code.replace(
    'let peg$resultsCache = {};',
    `let peg$resultsCache = new Array((input.length + 1) * ${rules});`,
  );
  if (rules === undefined || flat === code)
    throw new Error('the parsers of this peggy keep their memory in another way');
  return flat;
}

for (const [lang, file] of [
  ['en', 'grammarEn.ts'],
  ['nl', 'grammarNl.ts'],
]) {
  const sources = ['shared', lang].map(grammarFile);
  const target = join(here, file);
  if (age(target) > Math.max(age(fileURLToPath(import.meta.url)), ...sources.map(age))) continue;
  const codes = {};
  let code;
  try {
    const texts = sources.map((source) => ({ source, text: readFileSync(source, 'utf8') }));
    code = peggy.generate(texts, {
      cache: true,
      output: 'source',
      format: 'es',
      allowedStartRules: ['Statement'],
      plugins: [encoded(codes)],
    });
  } catch (error) {
    console.error(error.format?.(sources.map((source) => ({ source, text: readFileSync(source, 'utf8') }))) ?? error);
    process.exit(1);
  }
  const head = '// @ts-nocheck\n// Built by build.mjs from grammar/; do not edit.\n';
  writeFileSync(target, `${head}${withFlatMemory(code)}\nexport const codes = ${JSON.stringify(codes)};\n`);
  console.error(`${file}: ${Object.keys(codes).length} words`);
}
