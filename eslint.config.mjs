import { existsSync } from 'node:fs';

import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import prettier from 'eslint-config-prettier';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Imports run one way (docs/adr/0002): pages → layouts → features → ui, all of them → domain, domain → zod only. Each
 * folder lists what it must not import; an import from another folder is always written `#folder/…`, so one pattern
 * over the import's text is enough to enforce the rule.
 */
const climbing = {
  regex: String.raw`^\.\./`,
  message: 'Write #folder/… to reach another folder: the import-direction rule reads that prefix.',
};
/** @param {string} folders @param {string} message */
const notFrom = (folders, message) => ({ regex: `^(?:#|(?:\\.\\./)+src/)(?:${folders})/`, message });
/** @param {string[]} files @param {object[]} patterns @returns {import('eslint').Linter.Config} */
const importRule = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [climbing, ...patterns] }] },
});

/**
 * The place generator has its own packages. Without them its types cannot be resolved, so `npm run places:check` lints
 * it.
 */
const withoutItsPackages = existsSync(`${import.meta.dirname}/scripts/places/node_modules`)
  ? []
  : ['scripts/places/'];

/** What would make the domain depend on the clock or on chance. */
const PURITY = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Today comes in as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Today comes in as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Chance comes in as a seed.',
  },
];

/** Sentences for readers: a capital, another word and a full stop. Error messages for developers are exempt. */
const SENTENCES = [
  {
    selector: String.raw`:matches(Literal[value=/^[A-Z{“][^.]* .*[a-z\d][.!?]$/], TemplateElement[tail=true][value.raw=/ [a-z]+[.!?]$/]):not(NewExpression *)`,
    message: 'Sentences for readers are words (src/content/words): the domain takes them as an argument.',
  },
];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    '.astro/',
    '.local/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    // Comparison sites for the benchmarks, in the style of other frameworks.
    'tests/bench/build/sites/',
    ...withoutItsPackages,
  ]),
  // The rules that need types run in oxlint (.oxlintrc.json), in a tenth of the time.
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  astro.configs['jsx-a11y-strict'],
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    },
  },
  {
    // Two rules that oxlint lacks, for the only files in which they can find something: those that use the classes of the Firebase SDK and Node, and the fakes in tests. Our own code has no enums (erasableSyntaxOnly) and hardly any classes.
    files: ['functions/src/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'error',
      '@typescript-eslint/no-unsafe-enum-assignment': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat['recommended-latest']],
  },

  importRule(['src/**'], []),
  importRule(
    ['src/domain/**/*.ts'],
    [
      {
        regex: String.raw`^(?!\./|#domain/|zod/mini$)`,
        message: 'The domain imports nothing but itself and zod/mini.',
      },
    ],
  ),
  importRule(
    ['src/ui/**'],
    [
      notFrom(
        'features|layouts|pages|browser|content',
        'ui is given ready data: it may use only domain types and config.',
      ),
    ],
  ),
  importRule(
    ['src/browser/**'],
    [notFrom('features|layouts|pages|ui|content', 'Browser adapters know the domain only.')],
  ),
  importRule(
    ['src/features/**'],
    [notFrom('layouts|pages', 'A feature does not know the page it stands on.')],
  ),
  importRule(['src/layouts/**'], [notFrom('pages', 'A layout does not know its pages.')]),
  importRule(
    ['src/config/**', 'src/content/**'],
    [
      notFrom(
        'features|layouts|pages|ui|browser',
        'Content and settings are data: they may use domain schemas only.',
      ),
    ],
  ),
  importRule(
    ['functions/**/*.ts'],
    [
      notFrom(
        'features|layouts|pages|ui|browser|styles',
        'Functions share only the domain, its data and the settings.',
      ),
    ],
  ),
  {
    files: ['src/domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...PURITY, ...SENTENCES],
      'no-restricted-globals': ['error', 'window', 'document', 'fetch', 'localStorage', 'process', 'crypto'],
    },
  },
  {
    // English on purpose (docs/adr/0019): findings for the back office, and the published JSON Schema.
    files: ['src/domain/seo/{audit,sitemap-report}.ts', 'src/domain/law/dataset.ts'],
    rules: { 'no-restricted-syntax': ['error', ...PURITY] },
  },
  {
    // Tests and tools are not part of the site: they may import from any folder and print.
    files: ['**/*.test.ts', 'tests/**', 'scripts/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  { files: ['scripts/**', 'tests/bench/**', 'tests/outside-consumer/**'], rules: { 'no-console': 'off' } },
  {
    // Frameworks that want a default export: Astro and tool configurations, and Vitest's global set-up.
    files: [
      '*.config.*',
      'functions/*.config.ts',
      'scripts/places/*.config.ts',
      'src/**/*.astro',
      'tests/**/*.setup.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  prettier,
);
