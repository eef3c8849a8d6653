// The one-way stack: a layer may import only the layers in its row (and itself).
// This table is the documentation; change it together with a line in DECISIONS.md.
const mayImport = {
  'src/cards': [],
  'src/laws': [],
  'src/play': ['src/cards'],
  'src/claim': ['src/cards', 'src/laws', 'src/play'],
  'src/knowledge': ['src/cards', 'src/play'],
  'src/formats': ['src/cards', 'src/play', 'src/claim'],
  'src/lines': ['src/cards', 'src/play', 'src/claim', 'src/knowledge', 'solver/solver.ts'],
  'src/ruling': ['src/cards', 'src/laws', 'src/play', 'src/claim', 'src/knowledge', 'src/lines', 'solver/solver.ts'],
  'src/doctor': ['src/cards', 'src/laws', 'src/play', 'src/claim', 'src/ruling'],
  'src/review': [
    'src/cards',
    'src/laws',
    'src/play',
    'src/claim',
    'src/formats',
    'src/lines',
    'src/ruling',
    'src/doctor',
    'solver/solver.ts',
  ],
  'src/explain': [
    'src/cards',
    'src/laws',
    'src/play',
    'src/claim',
    'src/formats',
    'src/lines',
    'src/ruling',
    'src/doctor',
  ],
  'src/apps': ['src', 'solver/solver.ts', 'workers'],
  'src/index.ts': ['src', 'solver/solver.ts'],
  solver: [],
  workers: ['src', 'solver/solver.ts'],
};

const asPath = (layer) => `^${layer.replace('.', '\\.')}(/|$)`;
const ours = '^(src|solver|workers|bench|test)/';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'library-is-platform-free',
      comment:
        'src (but for the apps) and solver run in a page, a worker and Node: no Node module, no package; two formats have a package each',
      severity: 'error',
      from: {
        path: '^(src|solver)/',
        pathNot: '^(src/apps/|src/formats/(archive|usebio)[.]ts$|(solver|src/claim/statement)/build[.]mjs$)',
      },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'unknown'] },
    },
    ...Object.entries(mayImport).map(([layer, allowed]) => ({
      name: `${layer}-imports-only-below`,
      severity: 'error',
      from: { path: asPath(layer) },
      to: { path: ours, pathNot: [layer, ...allowed].map(asPath) },
    })),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^solver/assembly' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
