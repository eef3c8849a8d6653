// Builds the parsers of the statement language: grammar/shared.peggy with the three files of a language becomes grammarEn.ts
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
      config.passes.transform.unshift(
        inlineWordLists,
        (ast) => visit(ast.rules.filter(({ name }) => !name.endsWith('Char'))),
        guardAlternatives,
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

/** Each rule that is one of many alternatives is tried only at a character that can begin it. */
function guardAlternatives(ast) {
  const rules = new Map(ast.rules.map((rule) => [rule.name, { first: new Set(), empty: false, any: false }]));
  const none = { first: [], empty: true, any: false };
  const opening = (node) => {
    const inner = node.expression && opening(node.expression);
    switch (node.type) {
      case 'literal':
        return { first: [...node.value].slice(0, 1), empty: node.value === '', any: false };
      case 'class':
        return node.inverted || node.parts.some((part) => typeof part !== 'string' && !Array.isArray(part))
          ? { first: [], empty: false, any: true }
          : {
              first: node.parts.flatMap((part) => (Array.isArray(part) ? range(part) : [part])),
              empty: false,
              any: false,
            };
      case 'any':
        return { first: [], empty: false, any: true };
      case 'rule_ref': {
        const { first, empty, any } = rules.get(node.name);
        return { first: [...first], empty, any };
      }
      case 'choice':
        return either(node.alternatives.map(opening));
      case 'sequence': {
        const parts = node.elements.map(opening);
        const solid = parts.findIndex(({ empty }) => !empty);
        return { ...either(solid < 0 ? parts : parts.slice(0, solid + 1)), empty: solid < 0 };
      }
      case 'optional':
      case 'zero_or_more':
        return { ...inner, empty: true };
      case 'repeated':
        return { ...inner, empty: inner.empty || !(node.min?.value > 0) };
      case 'simple_and':
      case 'simple_not':
      case 'semantic_and':
      case 'semantic_not':
        return none;
      default:
        return inner;
    }
  };
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    now = 0;
    for (const { name, expression } of ast.rules) {
      const { first, empty, any } = opening(expression);
      const rule = rules.get(name);
      for (const char of first) rule.first.add(char);
      rule.empty ||= empty;
      rule.any ||= any;
      now += rule.first.size + rule.empty + rule.any;
    }
  }
  const guarded = (node) => {
    const { first, empty, any } = opening(node);
    if (node.type !== 'rule_ref' || empty || any) return node;
    const { location } = node;
    const test = { type: 'class', parts: [...first].sort(), inverted: false, ignoreCase: false, location };
    return {
      type: 'sequence',
      elements: [
        { type: 'simple_and', expression: test, location },
        { type: 'labeled', label: null, pick: true, expression: node, location },
      ],
      location,
    };
  };
  const visit = (value) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (value === null || typeof value !== 'object') return;
    for (const key of Object.keys(value)) if (!key.endsWith('ocation')) visit(value[key]);
    if (value.type === 'choice' && value.alternatives.length > 2) value.alternatives = value.alternatives.map(guarded);
  };
  visit(ast.rules);
}

const range = ([from, to]) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, i) =>
    String.fromCharCode(from.charCodeAt(0) + i),
  );

const either = (parts) => ({
  first: [...new Set(parts.flatMap(({ first }) => first))],
  empty: parts.some(({ empty }) => empty),
  any: parts.some(({ any }) => any),
});

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
  const sources = ['shared', `${lang}/actions`, `${lang}/facts`, `${lang}/words`].map(grammarFile);
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
