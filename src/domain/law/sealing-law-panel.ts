import * as z from 'zod/mini';

import { lawEvidence, lawEvidenceSchema } from './evidence.ts';
import { linkedCitations, officialSources } from './official-source.ts';
import type { SealingLaw } from './sealing-law.ts';

const list = z.readonly(z.object({ heading: z.string(), items: z.readonly(z.array(z.string())) }));

/** The state sealing-law detail panel of specification §2, ready to be shown. */
export const sealingLawPanelSchema = z.readonly(
  z.object({
    title: z.string(),
    explanation: z.string(),
    waitingPeriod: z.string(),
    statusLine: z.string(),
    /** Checklist; `null` when the state has no requirements. */
    requirements: z.nullable(list),
    /** Numbered steps; `null` when the state has none. */
    steps: z.nullable(list),
    /** The box below the steps; `null` without steps. Court and fees join it in {@link filingInformation}. */
    filing: z.nullable(z.readonly(z.object({ heading: z.string(), howToFile: z.string() }))),
    notes: z.string(),
    /** What else a renter can do; `null` where the file lists nothing. */
    alternatives: z.nullable(
      z.readonly(
        z.object({
          heading: z.string(),
          /** What to ask the clerk for; `null` where the filing box says it. */
          introduction: z.nullable(z.string()),
          items: z.readonly(z.array(z.string())),
        }),
      ),
    ),
    citations: z.readonly(
      z.array(z.readonly(z.object({ citation: z.string(), what: z.string(), url: z.nullable(z.httpUrl()) }))),
    ),
    officialSources: z.readonly(z.array(z.readonly(z.object({ title: z.string(), url: z.httpUrl() })))),
    evidence: lawEvidenceSchema,
  }),
);
/** The state sealing-law detail panel of specification §2, ready to be shown. */
export type SealingLawPanel = z.infer<typeof sealingLawPanelSchema>;

/** The panel's contents for one state. Sources that are not official stay behind (D12). */
export function sealingLawPanel(law: SealingLaw): SealingLawPanel {
  const steps = listUnder('How to Seal Your Eviction Record', law.processSteps);
  const filing = steps === null ? null : { heading: 'Filing Information', howToFile: law.howToFile };
  const alternatives = listUnder('Alternative Solutions', law.alternatives);
  return {
    title: `Eviction Record Sealing in ${law.state}`,
    explanation: law.eligibilityDetails ?? law.notes,
    waitingPeriod: law.waitingPeriod,
    statusLine: law.eligible
      ? 'Record Sealing Available'
      : 'No Sealing Law - Alternative Solutions Available',
    requirements: listUnder('Eligibility Requirements for Record Sealing', law.requirements),
    steps,
    filing,
    notes: law.notes,
    alternatives:
      alternatives === null
        ? null
        : { ...alternatives, introduction: filing === null ? law.howToFile : null },
    citations: linkedCitations(law),
    officialSources: officialSources(law),
    evidence: lawEvidence(law),
  };
}

function listUnder(heading: string, items: readonly string[]) {
  return items.length === 0 ? null : { heading, items };
}
