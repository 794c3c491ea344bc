import type { StatusNote } from '../law/panel.ts';
import type { SealingLaw } from '../law/sealing-law.ts';
import { fittingDescription, fittingTitle } from '../seo/page-text.ts';
import { format, type Template } from '../shared/format.ts';

/** The data behind the head of a jurisdiction's page. */
export interface StateFacts {
  readonly name: string;
  readonly law: Pick<SealingLaw, 'eligible' | 'verification' | 'waitingPeriod'>;
  /** How that law differs from the state's status on the list. */
  readonly note: StatusNote | null;
  readonly cities: readonly string[];
  readonly brand: string;
}

/** Candidate sentences for a state's head, of which {@link stateHead} takes those that fit. */
export interface StateHeadWords {
  /** With `{state}`, and `{brand}` in the longer ones; the best first, the last short enough for every state. */
  readonly titles: readonly string[];
  readonly opening: Template<'state'>;
  readonly law: {
    /** For a law that was not confirmed or not checked for more than a year. */
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

/** Names the waiting period only if a law was found, because the list's period alone would be mistaken for law. */
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
