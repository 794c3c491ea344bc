import { HtmlValidate, StaticConfigLoader, type ResolvedConfig } from 'html-validate';

import configuration from '../../../.htmlvalidate.mjs';
import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

/** All pages are held to one configuration. Resolving it anew for each of them would take a third of the time. */
class OneConfiguration extends StaticConfigLoader {
  #resolved: ResolvedConfig | undefined;

  override getConfigFor(...handle: Parameters<StaticConfigLoader['getConfigFor']>): ResolvedConfig {
    this.#resolved ??= super.getConfigFor(...handle) as ResolvedConfig;
    return this.#resolved;
  }
}

const validator = new HtmlValidate(new OneConfiguration(configuration));

/** An option whose end tag src/middleware/omit-end-tags.ts has left out. */
const OPEN_OPTION = /(<option\b[^>]*>[^<]*)(?=<(?:option|optgroup|\/select|\/optgroup)\b)/gu;

/**
 * The page is valid HTML by the rules of `.htmlvalidate.mjs`. Its CSS, half of its characters, is left out; the end
 * tags of options are put back, so that the rule against forgotten ones can hold for all others.
 */
export function htmlValidity(page: BuiltPage): Finding[] {
  const html = page.html.replaceAll(/(<style[^>]*>)[^<]+/gu, '$1').replaceAll(OPEN_OPTION, '$1</option>');
  const { results } = validator.validateStringSync(html, page.path);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector, line }) =>
      finding(page, selector ?? `line ${line}`, `${message} (${ruleId})`),
    );
}
