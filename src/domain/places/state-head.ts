import type { StatusNote } from '../law/panel.ts';
import type { SealingLaw } from '../law/sealing-law.ts';
import { fittingDescription, fittingTitle } from '../seo/page-text.ts';
import { format, type Template } from '../shared/format.ts';

/** What a jurisdiction's page says about itself in its head. */
export interface StateFacts {
  readonly name: string;
  readonly law: Pick<SealingLaw, 'eligible' | 'verification' | 'waitingPeriod'>;
  /** How that law differs from the state's status on the list. */
  readonly note: StatusNote | null;
  readonly cities: readonly string[];
  readonly brand: string;
}

/** The sentences of a state's head; {@link stateHead} takes those that have room. */
export interface StateHeadWords {
  /** With `{state}`, and `{brand}` in the first ones; the best first, the last short enough for every state. */
  readonly titles: readonly string[];
  readonly opening: Template<'state'>;
  readonly law: {
    /** Of a law that could not be confirmed, or that nobody has checked for more than a year. */
    readonly unknown: string;
    readonly 'not-sealed': string;
    readonly 'some-cases': string;
    readonly none: string;
    readonly differs: string;
    readonly waiting: Template<'period'>;
  };
  readonly places: string;
  readonly cities: Template<'first'> & Template<'second'>;
  readonly city: Template<'first'>;
  readonly more: readonly string[];
  readonly keywords: readonly Template<'state'>[];
}

/** Title, description and keywords of a jurisdiction's page (specification §2, "Every page change"). */
export function stateHead(
  { name: state, law, note, cities, brand }: StateFacts,
  words: StateHeadWords,
): { readonly title: string; readonly description: string; readonly keywords: readonly string[] } {
  const [first = state, second] = cities;
  return {
    title: fittingTitle(words.titles.map((title) => format<string>(title, { state, brand }))),
    description: fittingDescription(
      [format(words.opening, { state })],
      [
        lawInBrief(law, note, words.law),
        words.places,
        second === undefined ? format(words.city, { first }) : format(words.cities, { first, second }),
        ...words.more,
      ],
    ),
    keywords: words.keywords.map((keyword) => format(keyword, { state })),
  };
}

/** Only a law that was found has a waiting period; that of the list alone would be taken for one. */
function lawInBrief(law: StateFacts['law'], note: StatusNote | null, words: StateHeadWords['law']): string {
  switch (note) {
    case 'unconfirmed':
    case 'may-have-changed':
    case 'outdated':
      return words.unknown;
    case 'not-sealed':
    case 'some-cases':
      return words[note];
    case null:
  }
  if (!law.eligible) return words.none;
  return law.verification === 'differs'
    ? words.differs
    : format(words.waiting, { period: lowerFirst(law.waitingPeriod) });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
