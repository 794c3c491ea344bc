import { HtmlValidate, StaticConfigLoader, type ResolvedConfig } from 'html-validate';

import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';
import { pageShape } from '../support/page-shape.ts';

/** One configuration for all pages. Resolving it for each page would take a third of the time. */
class OneConfiguration extends StaticConfigLoader {
  #resolved: ResolvedConfig | undefined;

  override getConfigFor(...handle: Parameters<StaticConfigLoader['getConfigFor']>): ResolvedConfig {
    this.#resolved ??= super.getConfigFor(...handle) as ResolvedConfig;
    return this.#resolved;
  }
}

/**
 * Each rule that is added or relaxed has its reason beside it; rules about style are off, because a compiler writes the
 * pages.
 */
const validator = new HtmlValidate(
  new OneConfiguration({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // Mistakes that browsers silently correct, each in its own way.
      'no-implicit-close': 'error',
      'no-dup-class': 'error',
      // Boxes of one name are one answer.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit'] }],
      'input-attributes': 'error',
      'autocomplete-password': 'error',
      // Scripts come from this site's own host, with the page and under the same deploy.
      'require-sri': 'off',
      // tests/site/rules/headings.ts reports this, with the text of the page.
      'heading-level': 'off',
    },
  }),
);

/** Astro writes it where the first island is, and html-validate allows styles in the head alone. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/u;

/** A drawing, of which html-validate checks only the name and the description. */
const DRAWING = /(<svg\b[^>]*>)(.*?)<\/svg>/gsu;
const NAMES_OF_DRAWING = /<(title|desc)\b[^>]*>[^<]*<\/\1>/gu;

/** Shapes of pages that were found to be valid. */
const validShapes = new Set<string>();

/**
 * The page is valid HTML by the rules above. Its CSS, half of its characters, is left out. Of pages that
 * differ in plain words alone, one is enough.
 */
export function htmlValidity(page: BuiltPage): Finding[] {
  const html = page.html
    .replace(ISLAND_STYLE, '')
    .replaceAll(/(<style[^>]*>)[^<]+/gu, '$1')
    .replaceAll(DRAWING, (_, start: string, drawn: string) =>
      [start, ...(drawn.match(NAMES_OF_DRAWING) ?? []), '</svg>'].join(''),
    );
  const shape = pageShape(html);
  if (validShapes.has(shape)) return [];
  const { results } = validator.validateStringSync(html, page.path);
  const messages = results.flatMap((result) => result.messages);
  if (messages.length === 0) validShapes.add(shape);
  return messages.map(({ ruleId, message, selector, line }) =>
    finding(page, selector ?? `line ${line}`, `${message} (${ruleId})`),
  );
}
