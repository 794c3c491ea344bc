import { jurisdiction, type JurisdictionCode, type JurisdictionSlug } from '../places/jurisdiction.ts';
import type { PlainDate } from '../shared/plain-date.ts';
import { checkFreshness, oldestCheck } from './check-age.ts';
import { isConfirmed, type EvidenceWords, lawEvidence, lawFinding, type LawFinding } from './evidence.ts';
import { type LinkedCitation, linkedCitations } from './official-source.ts';
import { type Remedy, REMEDY_EFFECTS } from './remedy.ts';
import { REMEDY_ROUTES } from './remedy-terms.ts';
import type { SealingLaw } from './sealing-law.ts';

/** One state's row in the overview of all states. */
export interface LawOverview {
  readonly code: JurisdictionCode;
  readonly name: string;
  /** Anchor in the overview and last part of the state page's address. */
  readonly slug: JurisdictionSlug;
  /** Whether the list of §9 says that the state seals records. */
  readonly listed: boolean;
  /** Verbatim from §9, shown next to what was found (D12). */
  readonly waitingPeriod: string;
  /** Heading of the evidence note. */
  readonly evidence: string;
  readonly finding: LawFinding;
  /** What the law does to a record, strongest first. Empty where no law was confirmed for the state. */
  readonly effects: readonly Remedy['effect'][];
  /** Who has to act, the easiest first. Empty where no law was confirmed for the state. */
  readonly routes: readonly Remedy['how'][];
  /** Whether some of the law is limited to single courts or cities. */
  readonly local: boolean;
  /** Whether the state's page describes narrow rules although no statewide law was confirmed. */
  readonly narrowRules: boolean;
  readonly citations: readonly LinkedCitation[];
  /** Year and month of the last check. */
  readonly checked: string;
  /** Whether that is more than a year ago. */
  readonly outdated: boolean;
}

/**
 * Builds one state's row in the overview.
 *
 * @param today the day to count the age of the check to: the day of the build
 * @example lawOverview(arizona, today, words).routes // => ['automatic', 'stipulation']
 */
export function lawOverview(law: SealingLaw, today: PlainDate, words: EvidenceWords): LawOverview {
  const finding = lawFinding(law);
  const confirmed = law.remedies.filter(isConfirmed);
  const ofState = finding === 'automatic' || finding === 'on-request' ? confirmed : [];
  return {
    code: law.abbreviation,
    name: law.state,
    slug: jurisdiction(law.abbreviation).slug,
    listed: law.eligible,
    waitingPeriod: law.waitingPeriod,
    evidence: lawEvidence(law, today, words).heading,
    finding,
    effects: REMEDY_EFFECTS.filter((effect) => ofState.some((remedy) => remedy.effect === effect)),
    routes: REMEDY_ROUTES.filter((route) => ofState.some((remedy) => remedy.how === route)),
    local: ofState.some(({ localTo }) => localTo !== null),
    narrowRules: ofState.length === 0 && confirmed.length > 0,
    citations: linkedCitations(law),
    checked: law.asOf,
    outdated: checkFreshness(oldestCheck(law), today) === 'outdated',
  };
}
