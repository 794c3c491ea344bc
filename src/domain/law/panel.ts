import { format, type Template } from '../shared/format.ts';
import type { PlainDate } from '../shared/plain-date.ts';
import { type EvidenceWords, lawEvidence, type LawEvidence } from './evidence.ts';
import { type LinkedCitation, linkedCitations, officialSources } from './official-source.ts';
import type { SealingLaw } from './sealing-law.ts';
import type { Source } from './source.ts';

/** A list with its heading. */
interface HeadedList {
  readonly heading: string;
  readonly items: readonly string[];
}

/** The state sealing-law detail panel of specification §2, ready to be shown. */
export interface SealingLawPanel {
  readonly title: string;
  readonly explanation: string;
  readonly waitingPeriod: string;
  readonly statusLine: string;
  /** Checklist; `null` when the state has no requirements. */
  readonly requirements: HeadedList | null;
  /** Numbered steps; `null` when the state has none. */
  readonly steps: HeadedList | null;
  /** The box below the steps, which court and fees join (filing-information.ts); `null` without steps. */
  readonly filing: { readonly heading: string; readonly howToFile: string } | null;
  readonly notes: string;
  /** What else a renter can do; `null` where the file lists nothing. */
  readonly alternatives:
    | (HeadedList & {
        /** What to ask the clerk for; `null` where the filing box says it. */
        readonly introduction: string | null;
      })
    | null;
  readonly citations: readonly LinkedCitation[];
  /** Official pages to read more on. */
  readonly officialSources: readonly Source[];
  readonly evidence: LawEvidence;
}

/** The headings and lines of the panel. */
export interface PanelWords {
  readonly title: Template<'state'>;
  readonly sealing: string;
  readonly noLaw: string;
  readonly requirements: string;
  readonly steps: string;
  readonly filing: string;
  readonly alternatives: string;
  readonly evidence: EvidenceWords;
}

/**
 * The panel's contents for one state. Sources that are not official are left out (D12).
 *
 * @param today the day that the age of the check is counted to: that of the build
 */
export function sealingLawPanel(law: SealingLaw, today: PlainDate, words: PanelWords): SealingLawPanel {
  const steps = listUnder(words.steps, law.processSteps);
  const filing = steps === null ? null : { heading: words.filing, howToFile: law.howToFile };
  const alternatives = listUnder(words.alternatives, law.alternatives);
  return {
    title: format(words.title, { state: law.state }),
    explanation: law.eligibilityDetails ?? law.notes,
    waitingPeriod: law.waitingPeriod,
    statusLine: law.eligible ? words.sealing : words.noLaw,
    requirements: listUnder(words.requirements, law.requirements),
    steps,
    filing,
    notes: law.notes,
    alternatives:
      alternatives === null
        ? null
        : { ...alternatives, introduction: filing === null ? law.howToFile : null },
    citations: linkedCitations(law),
    officialSources: officialSources(law),
    evidence: lawEvidence(law, today, words.evidence),
  };
}

function listUnder(heading: string, items: readonly string[]): HeadedList | null {
  return items.length === 0 ? null : { heading, items };
}
