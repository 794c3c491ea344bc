import { format, type Template } from '../shared/format.ts';
import type { PlainDate } from '../shared/plain-date.ts';
import { type CheckedLaw, checkFreshness, oldestCheck } from './check-age.ts';
import type { SealingLaw } from './sealing-law.ts';
import type { Remedy } from './remedy.ts';

/*
 * How far a law is known: whether one was found, and how sure that is. Types alone come from the law's schemas: browsers
 * draw findings with these rules and load no schema (docs/adr/0006).
 */

/** What a panel says about how far its law could be confirmed (decision D12). */
export interface LawEvidence {
  /** Whether a law checked within the last year supports what is shown. Only then is it styled as good news. */
  readonly reliable: boolean;
  readonly heading: string;
  /** What to know before anything else, once the check is more than a year old; `null` until then. */
  readonly warning: string | null;
  readonly explanation: string;
  /** The law's own terms, shown next to the waiting period; `null` when there is nothing to add. */
  readonly difference: string | null;
  /** `'Checked November 2026'`, or `'Last checked November 2026, more than a year ago'` */
  readonly checked: string;
  readonly caution: string;
}

type Verification = SealingLaw['verification'];

type EvidencedLaw = CheckedLaw & Pick<SealingLaw, 'state' | 'eligible' | 'verification' | 'differenceNote'>;

/** What a note says of one finding. */
interface NoteWords {
  readonly heading: string;
  /** `{state}` is its name. */
  readonly explanation: Template<'state'>;
}

/** The words of all evidence notes. */
export interface EvidenceWords {
  /** In whose words a month is written: `en-US`. */
  readonly locale: string;
  /** For states that are listed as ones that seal. */
  readonly listed: Readonly<Record<Verification | 'verified-with-limits', NoteWords>>;
  /** For the others. */
  readonly unlisted: Readonly<Record<Verification, NoteWords>>;
  readonly warning: string;
  readonly checked: Readonly<Record<'recently' | 'longAgo', Template<'month'>>>;
  readonly caution: string;
}

/**
 * The evidence note of a law. A state without a sealing law is never called "verified": nobody can prove that there
 * is no law, only that none was found. A check that is more than a year old is not relied on any more, and says so.
 *
 * @param today the day that the age of the check is counted to: that of the build
 * @example lawEvidence(alabama, today, words).heading // => 'We found no sealing law'
 */
export function lawEvidence(law: EvidencedLaw, today: PlainDate, words: EvidenceWords): LawEvidence {
  const { heading, explanation } = noteWords(law, words);
  const outdated = checkFreshness(oldestCheck(law), today) === 'outdated';
  return {
    reliable: law.verification === 'verified' && !outdated,
    heading,
    warning: outdated ? words.warning : null,
    explanation: format(explanation, { state: law.state }),
    difference: law.differenceNote,
    checked: format(words.checked[outdated ? 'longAgo' : 'recently'], {
      month: monthAndYear(law.asOf, words.locale),
    }),
    caution: words.caution,
  };
}

function noteWords(
  { eligible, verification, differenceNote }: EvidencedLaw,
  words: EvidenceWords,
): NoteWords {
  if (!eligible) return words.unlisted[verification];
  const isLimited = verification === 'verified' && differenceNote !== null;
  return words.listed[isLimited ? 'verified-with-limits' : verification];
}

/** By locale, each made once: it takes longer than all else that a page says about its law. */
const MONTH_FORMATS = new Map<string, Intl.DateTimeFormat>();

/** @example monthAndYear('2026-11', 'en-US') // => 'November 2026' */
export function monthAndYear(yearAndMonth: string, locale: string): string {
  let form = MONTH_FORMATS.get(locale);
  if (form === undefined) {
    form = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    MONTH_FORMATS.set(locale, form);
  }
  return form.format(new Date(`${yearAndMonth}-01T00:00:00Z`));
}

/**
 * Whether a law was found. One that differs from the waiting period exists; so does one that supports it. "Verified"
 * without a law is its absence.
 */
export function claimsALaw(law: Pick<SealingLaw, 'eligible' | 'verification'>): boolean {
  return law.verification === 'differs' || (law.verification === 'verified' && law.eligible);
}

/**
 * What the editors found when they looked for a state's law, in one word:
 *
 * - `automatic`: a law that seals some cases without a request;
 * - `on-request`: a law or court rule, but someone has to ask or agree;
 * - `unconfirmed`: no law that could be confirmed, or one whose fate is not known;
 * - `none`: none, in a state that is not listed as one that seals either.
 */
export const LAW_FINDINGS = ['automatic', 'on-request', 'unconfirmed', 'none'] as const;
export type LawFinding = (typeof LAW_FINDINGS)[number];

/**
 * What was found for one state. Low confidence does not count, and neither does a rule of a single court: the map
 * must not promise a whole state what one courthouse does.
 *
 * @example lawFinding(arizona) // => 'automatic'
 */
export function lawFinding(law: Pick<SealingLaw, 'eligible' | 'verification' | 'remedies'>): LawFinding {
  if (!claimsALaw(law)) return law.verification === 'unverified' ? 'unconfirmed' : 'none';
  return law.remedies.some(isAutomatic) ? 'automatic' : 'on-request';
}

/** Whether a remedy was confirmed well enough for the overview. */
export function isConfirmed({ confidence }: Pick<Remedy, 'confidence'>): boolean {
  return confidence !== 'low';
}

/**
 * Whether a remedy is a law about evictions that was found and only awaits its confirmation. A judge's general power
 * over any court's files is no such law.
 */
export function isUnconfirmedLaw(remedy: Pick<Remedy, 'confidence' | 'how'>): boolean {
  return !isConfirmed(remedy) && remedy.how !== 'court-discretion';
}

/** Whether a remedy takes the record itself out of sight, and not only off a website or out of reports. */
export function sealsRecord({ effect }: Pick<Remedy, 'effect'>): boolean {
  return effect === 'sealed' || effect === 'expunged' || effect === 'confidential';
}

function isAutomatic(remedy: Remedy): boolean {
  const { how, effect, localTo } = remedy;
  return (
    isConfirmed(remedy) && how === 'automatic' && localTo === null && effect !== 'screening-report-limit'
  );
}
