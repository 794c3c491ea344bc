import { jurisdiction, type JurisdictionCode, type JurisdictionSlug } from '#domain/places/jurisdiction.ts';
import { capitalised, format, type Template } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import {
  type EvidenceWords,
  findingWithoutLaw,
  type FindingWithoutLaw,
  isConfirmed,
  LAW_GROUP_OF,
  lawEvidence,
  type LawEvidence,
  lawFinding,
  type LawFinding,
  type LawGroup,
  sealsRecord,
} from './evidence.ts';
import { checkFreshness, claimsALaw, oldestCheck, REMEDY_ROUTES } from './remedy-terms.ts';
import { type Remedy, REMEDY_EFFECTS, type SealingLaw } from './sealing-law.ts';
import { type LinkedCitation, linkedCitations } from './source.ts';

interface HeadedList {
  readonly heading: string;
  /** Shown above the list; `null` if there is none. */
  readonly introduction: string | null;
  readonly items: readonly string[];
}

/** Contents of the state sealing-law detail panel of product §2. */
export interface SealingLawPanel {
  readonly title: string;
  readonly explanation: string;
  /** The same once an act is in force that nobody has read; absent without one, or if the page was built since. */
  readonly explanationInForce?: string;
  readonly waitingPeriod: string;
  /** The status of product §2, followed by a note in parentheses where the law does not support it. */
  readonly statusLine: string;
  /** Checklist; `null` where no law was found. */
  readonly requirements: HeadedList | null;
  /** Numbered steps; `null` when the state has none. */
  readonly steps: HeadedList | null;
  /** The box below the steps, to which `filingInformation` adds court and fees; `null` without steps. */
  readonly filing: { readonly heading: string; readonly howToFile: string } | null;
  /** What to know before asking a judge without a law; `null` where one was found, or the list names none. */
  readonly asking: HeadedList | null;
  readonly notes: string;
  /**
   * What else a renter can do; `null` where the file lists nothing. The introduction says what to ask the clerk for,
   * unless `filing` does.
   */
  readonly alternatives: HeadedList | null;
  readonly citations: readonly LinkedCitation[];
  readonly evidence: LawEvidence;
}

/**
 * How the law differs from the status that the list gives a state: it has none that an editor has read, or
 *
 * - `not-sealed`: listed as sealing, but the law only removes cases from a website or limits their use;
 * - `some-cases`: listed as having no law, but one was found;
 * - `outdated`: not checked for more than a year.
 */
export type StatusNote = FindingWithoutLaw | 'not-sealed' | 'some-cases' | 'outdated';

/** The headings and lines of the panel. */
export interface PanelWords {
  readonly title: Template<'state'>;
  readonly sealing: string;
  readonly noLaw: string;
  /** Appended to the status in parentheses. */
  readonly statusNotes: Readonly<Record<StatusNote, string>>;
  readonly requirements: string;
  readonly steps: string;
  /** For states without a law that was found. */
  readonly asking: { readonly heading: string; readonly items: readonly string[] };
  readonly filing: string;
  readonly alternatives: string;
  /** Before the explanation, where an act is or will be in force that nobody has read. */
  readonly act: Readonly<Record<'coming' | 'since', Template<'state' | 'date'>>>;
  readonly evidence: EvidenceWords;
}

/**
 * Builds the panel for one state.
 *
 * @param bills the state's pending bills, by name
 * @param today the day to count the age of the check to: the day of the build
 */
export function sealingLawPanel(
  law: SealingLaw,
  bills: readonly string[],
  today: PlainDate,
  words: PanelWords,
): SealingLawPanel {
  const steps = listUnder(words.steps, null, law.processSteps);
  const filing = steps === null ? null : { heading: words.filing, howToFile: law.howToFile };
  return {
    title: format(words.title, { state: law.state }),
    ...explanations(law, today, words),
    waitingPeriod: law.waitingPeriod,
    statusLine: statusLine(law, bills, today, words),
    requirements: listUnder(words.requirements, null, law.requirements),
    steps,
    filing,
    asking: law.eligible && !claimsALaw(law) ? { ...words.asking, introduction: null } : null,
    notes: law.notes,
    alternatives: listUnder(words.alternatives, filing === null ? law.howToFile : null, law.alternatives),
    citations: linkedCitations(law),
    evidence: lawEvidence(law, bills, today, words.evidence),
  };
}

/** The explanation, and what it will be once an act that nobody has read is in force. */
function explanations(
  law: SealingLaw,
  today: PlainDate,
  { act, evidence }: PanelWords,
): Pick<SealingLawPanel, 'explanation' | 'explanationInForce'> {
  const explanation = law.eligibilityDetails ?? law.notes;
  if (law.unreadAct === undefined || claimsALaw(law)) return { explanation };
  const start = law.unreadAct.inForceFrom as PlainDate;
  const values = { state: law.state, date: longDate(start, evidence.locale) };
  const explanationInForce = `${format(act.since, values)} ${explanation}`;
  if (start <= today) return { explanation: explanationInForce };
  return { explanation: `${format(act.coming, values)} ${explanation}`, explanationInForce };
}

function statusLine(law: SealingLaw, bills: readonly string[], today: PlainDate, words: PanelWords): string {
  const status = law.eligible ? words.sealing : words.noLaw;
  const note = statusNote(law, bills, today);
  return note === null ? status : `${status} (${words.statusNotes[note]})`;
}

/**
 * How the law differs from the state's listed status; `null` where it supports it.
 *
 * @param bills the state's pending bills
 */
export function statusNote(law: SealingLaw, bills: readonly unknown[], today: PlainDate): StatusNote | null {
  if (checkFreshness(oldestCheck(law), today) === 'outdated') return 'outdated';
  const found = findingWithoutLaw(law, bills);
  // The list says the same of a state in which none was found.
  if (found !== null) return found === 'none' && !law.eligible ? null : found;
  if (!law.eligible) return 'some-cases';
  return law.remedies.some((remedy) => isConfirmed(remedy) && sealsRecord(remedy)) ? null : 'not-sealed';
}

function listUnder(
  heading: string,
  introduction: string | null,
  items: readonly string[],
): HeadedList | null {
  return items.length === 0 ? null : { heading, introduction, items };
}

/** One state's row in the overview of all states. */
export interface LawOverview {
  readonly code: JurisdictionCode;
  readonly name: string;
  /** Anchor in the overview and last part of the state page's address. */
  readonly slug: JurisdictionSlug;
  /** Verbatim from product §9, shown next to what was found (departure D12). */
  readonly waitingPeriod: string;
  /** Heading of the evidence note. */
  readonly evidence: string;
  readonly finding: LawFinding;
  /** The finding's colour on the map. */
  readonly group: LawGroup;
  /** What the law does to a record, strongest first. Empty where no law was confirmed for the state. */
  readonly effects: readonly Remedy['effect'][];
  /** Who has to act, the easiest first. Empty where no law was confirmed for the state. */
  readonly routes: readonly Remedy['how'][];
  /** Whether some of the law is limited to single courts or cities. */
  readonly local: boolean;
  readonly citations: readonly LinkedCitation[];
  /** Year and month of the last check. */
  readonly checked: string;
  /** Whether that is more than a year ago. */
  readonly outdated: boolean;
}

/** Who has to act, by route, and what stands between two of them. */
export interface RouteWords {
  readonly routes: Readonly<Record<Remedy['how'], string>>;
  readonly or: string;
  /** Before a second route on which the renter asks the court. */
  readonly orElse: string;
}

/**
 * Who has to act, in one sentence.
 *
 * @example routesInWords(['automatic', 'petition', 'court-discretion'], words)
 * // => 'Nobody, or you; in some cases you, if the judge agrees'
 */
export function routesInWords(
  routes: LawOverview['routes'],
  { routes: names, or, orElse }: RouteWords,
): string {
  const isAsked = (route: Remedy['how']) => route !== 'automatic' && route !== 'stipulation';
  const parts = routes.map((route, index) => {
    if (index === 0) return names[route];
    const isAgain = isAsked(route) && routes.slice(0, index).some(isAsked);
    return (isAgain ? orElse : or) + names[route];
  });
  return capitalised(parts.join(''));
}

/**
 * Builds one state's row in the overview.
 *
 * @param bills the state's pending bills, by name
 * @param today the day to count the age of the check to: the day of the build
 * @example lawOverview(arizona, [], today, words).routes // => ['automatic', 'stipulation']
 */
export function lawOverview(
  law: SealingLaw,
  bills: readonly string[],
  today: PlainDate,
  words: EvidenceWords,
): LawOverview {
  const finding = lawFinding(law, bills);
  const confirmed = law.remedies.filter(isConfirmed);
  const ofState = finding === 'automatic' || finding === 'on-request' ? confirmed : [];
  return {
    code: law.abbreviation,
    name: law.state,
    slug: jurisdiction(law.abbreviation).slug,
    waitingPeriod: law.waitingPeriod,
    evidence: lawEvidence(law, bills, today, words).heading,
    finding,
    group: LAW_GROUP_OF[finding],
    effects: REMEDY_EFFECTS.filter((effect) => ofState.some((remedy) => remedy.effect === effect)),
    routes: REMEDY_ROUTES.filter((route) => ofState.some((remedy) => remedy.how === route)),
    local: ofState.some(({ localTo }) => localTo !== null),
    citations: linkedCitations(law),
    checked: law.asOf,
    outdated: checkFreshness(oldestCheck(law), today) === 'outdated',
  };
}
