import type { PageRule } from '../support/page-rule.ts';
import { canonicalAddress } from './canonical-address.ts';
import { contentSecurity } from './content-security.ts';
import { documentBasics } from './document-basics.ts';
import { faxNumbers } from './fax-numbers.ts';
import { folds } from './folds.ts';
import { fullAuditScore } from './full-audit-score.ts';
import { gluedWords } from './glued-words.ts';
import { headings } from './headings.ts';
import { htmlValidity } from './html-validity.ts';
import { inlineAttributes } from './inline-attributes.ts';
import { inlineScripts } from './inline-scripts.ts';
import { knownPlaceholders } from './known-placeholders.ts';
import { links } from './links.ts';
import { outboundLinks } from './outbound-links.ts';
import { ownResources } from './own-resources.ts';
import { pictures } from './pictures.ts';
import { placeCredit } from './place-credit.ts';
import { populations } from './populations.ts';
import { socialTags } from './social-tags.ts';
import { spacing } from './spacing.ts';
import { structuredData } from './structured-data.ts';
import { titleAndDescription } from './title-and-description.ts';
import { translations } from './translations.ts';
import { unfilledText } from './unfilled-text.ts';

/** Every rule that looks at one page at a time, by the sentence that a test's name ends with. */
export const PAGE_RULES = {
  'is valid HTML': htmlValidity,
  'has one h1 and leaves out no level of headings': headings,
  'declares its language, encoding and viewport': documentBasics,
  'has a title and a description within the caps': titleAndDescription,
  'scores 100 in the SEO audit, if search engines may list it': fullAuditScore,
  'names its own canonical address': canonicalAddress,
  'lists its languages as the page in each of them does': translations,
  'says what a shared link shows': socialTags,
  'has structured data by known schemas': structuredData,
  'has no broken link': links,
  'fetches from no other host': ownResources,
  'links only to hosts that settings or content name': outboundLinks,
  'names its pictures and gives them a size': pictures,
  'shows what opens by one sign': folds,
  'has no style or event handler in an attribute': inlineAttributes,
  'runs no inline script but those for the first paint and Astro’s': inlineScripts,
  'allows by its content security policy its own code, and nothing else': contentSecurity,
  'states the population of no place': populations,
  'gives nobody a fax number to call': faxNumbers,
  'names the source of the places it shows': placeCredit,
  'has no unfilled text': unfilledText,
  'has no placeholder but those that check:launch finds': knownPlaceholders,
  'has no words run together': gluedWords,
  'has no double space and no detached punctuation': spacing,
} satisfies Record<string, PageRule>;

/** A rule, by its sentence. */
export type RuleName = keyof typeof PAGE_RULES;
