import { format, type Template } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { type CheckedLaw, checkFreshness, claimsALaw, oldestCheck } from './remedy-terms.ts';
import type { Remedy, SealingLaw, ShownRemedy, UnreadAct } from './sealing-law.ts';

/*
 * Whether a law was found for a state, and how certain that is. Imports only types from the law's schemas, because
 * browsers run these rules and load no schema (docs/adr/0006).
 */

/** The panel's note on how far the law could be confirmed (departure D12). */
export interface LawEvidence {
  /**
   * Whether a law that was checked within the last year supports what is shown. Only then is it styled as good news.
   */
  readonly reliable: boolean;
  readonly heading: string;
  /** Shown first once the check is more than a year old; `null` until then. */
  readonly warning: string | null;
  readonly explanation: string;
  /** The law's own terms, shown next to the waiting period; `null` when there is nothing to add. */
  readonly difference: string | null;
  /** When the law was checked: `'Checked November 2026'` */
  readonly checked: string;
  /** When somebody last looked for new law: `'last look for new laws November 25, 2026'` */
  readonly looked: string;
  readonly caution: string;
}

type EvidencedLaw = CheckedLaw &
  Pick<
    SealingLaw,
    'state' | 'eligible' | 'verification' | 'differenceNote' | 'unreadAct' | 'narrowRule' | 'lookedForNewLaw'
  >;

interface NoteWords {
  readonly heading: string;
  readonly explanation: Template<'state' | 'rule' | 'act' | 'known' | 'bills'>;
}

export interface EvidenceWords {
  /** BCP 47 locale for formatting months: `'en-US'`. */
  readonly locale: string;
  /** Where a law was found: how it compares with the list. */
  readonly compared: Readonly<
    Record<'verified' | 'verified-with-limits' | 'differs' | 'unlisted', NoteWords>
  >;
  /** Where none was. */
  readonly without: Readonly<Record<FindingWithoutLaw, NoteWords>>;
  /** How an act is known that no editor has read. */
  readonly acts: Readonly<Record<UnreadAct['knownFrom'], string>>;
  readonly warning: string;
  readonly checked: Readonly<Record<'recently' | 'longAgo', Template<'month'>>>;
  readonly looked: { readonly on: Template<'date'>; readonly never: string };
  readonly caution: string;
}

/**
 * The evidence note of a law. A state without a sealing law is never called "verified": nobody can prove that there is
 * no law, only that none was found. A check that is more than a year old is no longer relied on, and the note says so.
 *
 * @param bills the state's pending bills, by name
 * @param today the day to count the age of the check to: the day of the build
 * @example lawEvidence(alabama, [], today, words).heading // => 'We found no sealing law'
 */
export function lawEvidence(
  law: EvidencedLaw,
  bills: readonly string[],
  today: PlainDate,
  words: EvidenceWords,
): LawEvidence {
  const { heading, explanation } = noteWords(law, bills, words);
  const outdated = checkFreshness(oldestCheck(law), today) === 'outdated';
  return {
    reliable: law.verification === 'verified' && !outdated,
    heading,
    warning: outdated ? words.warning : null,
    explanation: format(explanation, {
      state: law.state,
      rule: law.narrowRule ?? '',
      act: law.unreadAct?.citation ?? '',
      known: law.unreadAct === undefined ? '' : knownAct(law.unreadAct, words.acts),
      bills: bills.join(', '),
    }),
    difference: law.differenceNote,
    checked: format(words.checked[outdated ? 'longAgo' : 'recently'], {
      month: monthAndYear(law.asOf, words.locale),
    }),
    looked: lastLook(law, words),
    caution: words.caution,
  };
}

/** How an act is known that no editor has read, and what its summary says. */
export function knownAct({ knownFrom, reported }: UnreadAct, words: EvidenceWords['acts']): string {
  return reported === undefined ? words[knownFrom] : `${words[knownFrom]} ${reported}`;
}

function lastLook({ lookedForNewLaw }: EvidencedLaw, { looked, locale }: EvidenceWords): string {
  if (lookedForNewLaw === null) return looked.never;
  return format(looked.on, { date: longDate(lookedForNewLaw as PlainDate, locale) });
}

function noteWords(law: EvidencedLaw, bills: readonly string[], words: EvidenceWords): NoteWords {
  const found = findingWithoutLaw(law, bills);
  if (found !== null) return words.without[found];
  const { eligible, verification, differenceNote } = law;
  if (!eligible) return words.compared.unlisted;
  if (verification === 'differs') return words.compared.differs;
  return words.compared[differenceNote === null ? 'verified' : 'verified-with-limits'];
}

/** @example monthAndYear('2026-11', 'en-US') // => 'November 2026' */
export function monthAndYear(yearAndMonth: string, locale: string): string {
  return longDate(`${yearAndMonth}-01` as PlainDate, locale, 'month');
}

/**
 * What the editors found when they looked for a state's law. Every place that says it takes its words from one table,
 * src/content/words/en/findings.ts:
 *
 * - `automatic`: a law that seals some cases without a request;
 * - `on-request`: a law or court rule, but somebody has to ask or agree;
 * - `narrow`: only a narrow rule;
 * - `new-law`: an act that no editor has read;
 * - `bill`: no law in force, and a bill was pending;
 * - `none`: no law, whatever the list of those that seal says.
 */
export type LawFinding = 'automatic' | 'on-request' | 'narrow' | 'new-law' | 'bill' | 'none';
/** The findings for a state without a law that an editor has read. */
export type FindingWithoutLaw = Exclude<LawFinding, 'automatic' | 'on-request'>;

type FoundLaw = Pick<SealingLaw, 'eligible' | 'verification' | 'unreadAct' | 'narrowRule'>;

/**
 * The law finding of one state. Remedies of low confidence do not count, nor do rules of a single court: the map must not
 * promise for a whole state what one courthouse does.
 *
 * @param bills the state's pending bills
 * @example lawFinding(arizona, []) // => 'automatic'
 */
export function lawFinding(
  law: FoundLaw & Pick<SealingLaw, 'remedies'>,
  bills: readonly unknown[],
): LawFinding {
  return findingWithoutLaw(law, bills) ?? (law.remedies.some(isAutomatic) ? 'automatic' : 'on-request');
}

/** The finding for a state without a law that an editor has read; `null` where there is one. */
export function findingWithoutLaw(law: FoundLaw, bills: readonly unknown[]): FindingWithoutLaw | null {
  if (claimsALaw(law)) return null;
  if (law.unreadAct !== undefined) return 'new-law';
  if (law.narrowRule !== undefined) return 'narrow';
  return bills.length > 0 ? 'bill' : 'none';
}

/** The findings as the map colours them. */
export const LAW_GROUPS = ['automatic', 'on-request', 'unconfirmed', 'none'] as const;
export type LawGroup = (typeof LAW_GROUPS)[number];

/** The colour of a finding on the map. */
export const LAW_GROUP_OF: Readonly<Record<LawFinding, LawGroup>> = {
  automatic: 'automatic',
  'on-request': 'on-request',
  narrow: 'unconfirmed',
  'new-law': 'unconfirmed',
  bill: 'none',
  none: 'none',
};

/** Whether a remedy was confirmed well enough for the overview. */
export function isConfirmed({ confidence }: Pick<Remedy, 'confidence'>): boolean {
  return confidence !== 'low';
}

/**
 * Whether a remedy is an eviction law that was found but not yet confirmed. A judge's general power over court files
 * does not count as one.
 */
export function isUnconfirmedLaw(remedy: Pick<Remedy, 'confidence' | 'how'>): boolean {
  return !isConfirmed(remedy) && remedy.how !== 'court-discretion';
}

/** Whether nobody has read the law of a remedy that a court describes on its own page as free to ask for. */
export function isOnlyDescribed({ quotation, noFee }: Pick<ShownRemedy, 'quotation' | 'noFee'>): boolean {
  return quotation?.kind === 'official-summary' && noFee === true;
}

/** Whether a remedy closes the record itself, not only its online copy or screening reports. */
export function sealsRecord({ effect }: Pick<Remedy, 'effect'>): boolean {
  return effect === 'sealed' || effect === 'expunged' || effect === 'confidential';
}

function isAutomatic(remedy: Remedy): boolean {
  const { how, effect, localTo } = remedy;
  return (
    isConfirmed(remedy) && how === 'automatic' && localTo === null && effect !== 'screening-report-limit'
  );
}
