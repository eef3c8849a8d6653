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

/** One number of memory for each rule and place: 0 not tried, -1 in vain, else where its result is kept. */
export function tuned(code, openings) {
  const rules = Object.keys(openings);
  const words = Math.ceil(rules.length / 32);
  const table = {};
  rules.forEach((rule, i) => {
    for (const char of openings[rule].first) {
      table[char] ??= new Array(words).fill(0);
      table[char][i >> 5] |= 1 << (i & 31);
    }
  });
  const guarded = (rule) => {
    const { first, empty, any } = openings[rule];
    return !empty && !any && !first.has('\ufffd');
  };
  const kept = edits(code, [
    [
      'let peg$resultsCache = {};',
      () =>
        `const peg$tried = new Int32Array((input.length + 1) * ${rules.length});\n  const peg$results = [undefined];\n  const peg$ends = [0];\n  const peg$text = \`\${input}\\0\`;`,
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
    // past the end there is one more character, so that no read is out of bounds
    ['input.charCodeAt(', () => 'peg$text.charCodeAt('],
    [
      /function peg\$parse(\w+)\(\) \{\n/g,
      (whole, rule) => {
        const i = rules.indexOf(rule);
        if (i < 0 || !guarded(rule)) return whole;
        const bit = `peg$opens[peg$text.charCodeAt(peg$currPos) * ${words} + ${i >> 5}] & ${1 << (i & 31)}`;
        return `${whole}    if ((${bit}) === 0) return peg$FAILED;\n`;
      },
    ],
  ]);
  const last = Math.max(
    ...Object.keys(table)
      .map((char) => char.charCodeAt(0))
      .filter((at) => at < 0xfffd),
  );
  const filled = Object.entries(table).map(([char, bits]) => [char.charCodeAt(0), ...bits]);
  return `${kept}
const peg$opens = new Int32Array(${(last + 1) * words});
for (const [char, ...bits] of ${JSON.stringify(filled.filter(([at]) => at <= last))}) peg$opens.set(bits, char * ${words});
`;
}
