import { defineConfig, type OxlintOverride } from 'oxlint';

/** The folders of src, and which others each may import. */
const LAYERS = {
  domain: [],
  config: ['domain'],
  content: ['domain', 'config'],
  data: ['domain', 'config', 'content'],
  browser: ['domain', 'config'],
  ui: ['domain', 'config'],
  features: ['domain', 'config', 'content', 'data', 'browser', 'ui'],
  layouts: ['domain', 'config', 'content', 'data', 'browser', 'ui', 'features'],
  pages: ['domain', 'config', 'content', 'data', 'browser', 'ui', 'features', 'layouts'],
  integrations: ['domain', 'config', 'content', 'data'],
} as const;

/** The topics of src/domain, and which others each may import. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  seo: ['shared'],
  places: ['shared'],
  records: ['shared'],
  forms: ['shared', 'records'],
  check: ['shared', 'records', 'forms', 'places'],
  inbox: ['shared', 'records', 'forms'],
  notifications: ['shared', 'records', 'upkeep'],
  office: ['shared', 'records', 'forms', 'places', 'check', 'inbox'],
  law: ['shared', 'places', 'check'],
  plan: ['shared', 'places', 'check', 'law'],
  filing: ['shared', 'places', 'check', 'law', 'plan'],
  upkeep: ['shared', 'places', 'law', 'filing'],
  'place-pages': ['shared', 'seo', 'places', 'law'],
  api: ['shared', 'records', 'forms', 'places', 'check', 'inbox', 'law', 'office'],
};

/** What the functions share with the website. */
const SHARED_WITH_FUNCTIONS = ['domain', 'config', 'content', 'data'];

/** All names but these, for a pattern. */
const allBut = (names: readonly string[], but: readonly string[]) =>
  names.filter((name) => !but.includes(name)).join('|');

const refuse = (
  ...patterns: readonly (readonly [regex: string, message: string])[]
): NonNullable<OxlintOverride['rules']> => ({
  'no-restricted-imports': ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }],
});

const PURE = [
  `^(?:\\.\\./|#(?:${allBut(Object.keys(LAYERS), ['domain'])})/|[a-y@]|zod$)`,
  'The domain imports nothing but itself and zod/mini.',
] as const;

const layers = Object.entries(LAYERS)
  .filter(([layer]) => layer !== 'domain')
  .map(([layer, allowed]): OxlintOverride => ({
    files: [`src/${layer}/**`],
    rules: refuse(
      // Routes are nested: a page reaches its neighbour by a relative path.
      ...(layer === 'pages'
        ? []
        : ([
            [
              '^\\.\\./',
              'Write #folder/… to reach another folder: the import-direction rules read that prefix.',
            ],
          ] as const)),
      [
        `^(?:#|(?:\\.\\./)+src/)(?:${allBut(Object.keys(LAYERS), [layer, ...allowed])})/`,
        `src/${layer} may import ${allowed.join(', ')} (oxlint.config.ts).`,
      ],
    ),
  }));

const topics = Object.entries(TOPICS).map(([topic, allowed]): OxlintOverride => ({
  files: [`src/domain/${topic}/**`],
  rules: refuse(PURE, [
    `^#domain/(?:${allBut(Object.keys(TOPICS), [topic, ...allowed])})/`,
    `The topic ${topic} may import ${allowed.join(', ') || 'no other'} (oxlint.config.ts).`,
  ]),
}));

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    'no-console': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/purity': 'off',
    'typescript/require-array-sort-compare': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-confusing-void-expression': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-nullish-coalescing': 'error',
    'typescript/prefer-optional-chain': 'error',
    'typescript/require-await': 'error',
    'typescript/return-await': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',
  },
  overrides: [
    {
      files: ['src/domain/**/*.ts'],
      rules: {
        // A topic that is not in the table may import nothing.
        ...refuse(PURE, ['^#domain/', 'Give the topic its line in TOPICS (oxlint.config.ts).']),
        'no-restricted-globals': [
          'error',
          'window',
          'document',
          'fetch',
          'localStorage',
          'process',
          'crypto',
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'Today comes in as an argument.' },
          { object: 'Math', property: 'random', message: 'Chance comes in as a seed.' },
        ],
      },
    },
    ...topics,
    ...layers,
    {
      files: ['functions/src/**'],
      rules: refuse([
        `^(?:\\.\\./)+(?:scripts|src/(?:${allBut(Object.keys(LAYERS), SHARED_WITH_FUNCTIONS)}))/`,
        'Functions share only the domain, content and settings.',
      ]),
    },
    {
      files: ['**/*.test.{ts,tsx}', 'tests/**'],
      rules: {
        'no-restricted-imports': 'off',
        'no-restricted-properties': 'off',
        'no-restricted-globals': 'off',
      },
    },
    { files: ['**/*.ts'], rules: { 'react/rules-of-hooks': 'off' } },
    // Every page carries this file as it is, with its comments. The state of a history entry is `any`.
    { files: ['src/layouts/head-script.mjs'], rules: { 'typescript/no-unsafe-member-access': 'off' } },
    { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
    {
      files: ['*.config.{ts,mjs}', 'functions/*.config.ts', 'src/**/*.astro', 'tests/**/*.setup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
