import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';
import { readableAttributes, readableTexts } from '../support/readable-text.ts';

/** Patterns by which a text or structured data would give the population of a place. */
const POPULATION =
  /\bpopulations?\b|\binhabitants?\b|\bpopulous\b|\d[\d,.]* (?:people|residents|citizens)\b|\bhome to \d|\bpoblación\b|\bhabitantes\b|\d[\d,.]* personas\b/iu;

/** Where places are shown. */
const OF_PLACES = /^(?:\/es)?\/(?:state|city|locations)\//u;

/**
 * A page about a place never says how many people live there: the figures used for ranking are old, and wrong for some
 * places.
 */
export function populations(page: BuiltPage): Finding[] {
  if (!OF_PLACES.test(page.path)) return [];
  const problem = 'It tells how many people live somewhere.';
  return [
    ...readableTexts(page)
      .filter(({ data }) => POPULATION.test(data))
      .map((text) => finding(page, text, problem)),
    ...readableAttributes(page)
      .filter(({ text }) => POPULATION.test(text))
      .map(({ element }) => finding(page, element, problem)),
    ...page
      .all('script[type="application/ld+json"]')
      .filter((script) => script.children.some((child) => 'data' in child && POPULATION.test(child.data)))
      .map((script) => finding(page, script, problem)),
  ];
}
