// Makes the parser that peggy writes fast: what cannot begin with the next character fails at once, and what was tried is kept
// in flat lists. It edits the generated text, and throws when that is not of the form it knows.

/** For each rule: the characters that can begin it, and whether it may be empty or begin with any character. */
export function openingsOf(ast) {
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
  return Object.fromEntries(rules);
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

const edits = (code, list) =>
  list.reduce((text, [from, to]) => {
    const edited = text.replaceAll(from, to);
    if (edited === text) throw new Error(`the parsers of this peggy are of another form: no ${from}`);
    return edited;
  }, code);

/** The generated text of a set is a regular expression; here its characters. */
const setOf = (parts) =>
  new Set(
    [...parts.matchAll(/(\\u[\dA-F]{4}|\\?.)(?:-(\\u[\dA-F]{4}|\\?.))?/g)].flatMap(([, from, to = from]) =>
      range([plain(from), plain(to)]),
    ),
  );
const plain = (char) =>
  char.startsWith('\\u') ? String.fromCharCode(Number.parseInt(char.slice(2), 16)) : char.at(-1);

/** What stands for a word that is not known. */
const STRANGE = '\ufffd';

/** Sets of characters, one bit each in rows of 32: whether the next character is in a set is one look. */
class Sets {
  #known = new Map();
  test(set) {
    const chars = [...set].sort().join('');
    if (!this.#known.has(chars)) this.#known.set(chars, this.#known.size);
    const i = this.#known.get(chars);
    return `peg$set${i >> 5}[peg$chars[peg$currPos]] & ${1 << (i & 31)}`;
  }
  /** The rows, filled when the module is loaded from pairs of characters: from, to. */
  code(codes) {
    const rows = Math.ceil(this.#known.size / 32);
    const names = Array.from({ length: rows }, (_, i) => `peg$set${i}`);
    const pairs = [...this.#known.keys()].map((chars) => {
      const runs = [];
      for (const char of chars) {
        if (runs.length > 0 && runs.at(-1)[1].charCodeAt(0) + 1 === char.charCodeAt(0)) runs.at(-1)[1] = char;
        else runs.push([char, char]);
      }
      return runs.flat().join('');
    });
    return `
const peg$rows = Array.from({ length: ${rows} }, () => new Int32Array(${codes}));
const [${names.join(', ')}] = peg$rows;
for (const [i, pairs] of ${JSON.stringify(pairs)}.entries())
  for (let at = 0; at < pairs.length; at += 2)
    for (let char = pairs.charCodeAt(at); char <= pairs.charCodeAt(at + 1); char++)
      peg$rows[i >> 5][char] |= 1 << (i & 31);
`;
  }
}

/**
 * What is tried: only a rule that can begin with the next character is called, and sets of characters are looked up. What was
 * tried is one number for each rule and place: 0 not tried, -1 in vain, else where its result is kept. A grammar that accepts
 * every text never has to tell what it expected, so that is left out. `strange`: the code for all that is not a word.
 */
export function tuned(code, openings, strange) {
  const rules = Object.keys(openings);
  const sets = new Sets();
  const kept = edits(code, [
    [/class peg\$SyntaxError [\s\S]*?\n\}\n/g, () => ''],
    ['  peg$SyntaxError as SyntaxError,\n', () => ''],
    [/\n +if \(peg\$silentFails === 0\) \{ peg\$fail\(peg\$e\d+\); \}/g, () => ''],
    [/\n +peg\$silentFails(?:\+\+|--);/g, () => ''],
    [/\n +const peg\$e\d+ = .*;/g, () => ''],
    [
      / {2}function peg\$throw\(\) \{[\s\S]*?\n {2}\}\n/g,
      () => '  function peg$throw() {\n    throw new Error("a grammar that does not accept every text");\n  }\n',
    ],
    [
      / {2}function (?:text|location|expected|error|peg\$getUnicode|peg\$\w+Expectation|peg\$compute\w+|peg\$fail|peg\$build\w+)\([^)]*\) \{[\s\S]*?\n {2}\}\n\n/g,
      () => '',
    ],
    [/ {2}if \(options\.peg\$library\) \{[\s\S]*?\n {2}\}\n/g, () => ''],
    [/\n +(?:const|let) peg\$(?:posDetailsCache|maxFailPos|maxFailExpected|silentFails) = .*/g, () => ''],
    [
      'let peg$resultsCache = {};',
      () =>
        `const peg$tried = new Int32Array((input.length + 1) * ${rules.length});
  const peg$results = [undefined];
  const peg$ends = [0];
  // past the end there is one more character, so that no read is out of bounds
  const peg$chars = Uint16Array.from(\`\${input}\\0\`, (char) => Math.min(char.charCodeAt(0), ${strange}));`,
    ],
    [
      /const cached = peg\$resultsCache\[key\];\s+if \(cached\) \{\s+peg\$currPos = cached\.nextPos;\s+return cached\.result;/g,
      () =>
        'const tried = peg$tried[key];\n\n    if (tried !== 0) {\n      if (tried < 0) return peg$FAILED;\n      peg$currPos = peg$ends[tried];\n      return peg$results[tried];',
    ],
    [
      'peg$resultsCache[key] = { nextPos: peg$currPos, result: s0 };',
      () =>
        'if (s0 === peg$FAILED) peg$tried[key] = -1;\n    else {\n      peg$tried[key] = peg$results.length;\n      peg$results.push(s0);\n      peg$ends.push(peg$currPos);\n    }',
    ],
    [
      /input\.charCodeAt\(peg\$currPos\) === (\d+)/g,
      (_, char) => `peg$chars[peg$currPos] === ${Math.min(Number(char), strange)}`,
    ],
    [
      /= (peg\$parse(\w+)\(\));/g,
      (whole, call, rule) => {
        const { first, empty, any } = openings[rule];
        return empty || any || first.has(STRANGE) ? whole : `= ${sets.test(first)} ? ${call} : peg$FAILED;`;
      },
    ],
  ]);
  const classes = new Map();
  const unclassed = edits(kept, [
    [
      /\n +const peg\$r(\d+) = \/\^\[(.*)\]\/;/g,
      (_, i, parts) => {
        classes.set(i, setOf(parts));
        return '';
      },
    ],
  ]);
  const looked = edits(unclassed, [
    [/if \(peg\$r(\d+)\.test\(s\d+\)\)/g, (_, i) => `if (${sets.test(classes.get(i))})`],
  ]);
  return `${looked}${sets.code(strange + 1)}`;
}
