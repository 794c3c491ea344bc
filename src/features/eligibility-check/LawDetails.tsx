import type { WritableAtom } from 'nanostores';

import { LAW_PATHS } from '~/config/law-dataset.ts';
import { LAW_DETAILS_COPY } from '~/content/copy/law-details.ts';
import { legalHelpHeading, legalHelpInState } from '~/domain/law/legal-help.ts';
import type { EligibilityOutcome } from '~/domain/check/outcome.ts';
import type { SealingLawFile } from '~/domain/law/state-file.ts';
import { jurisdiction } from '~/domain/places/jurisdiction.ts';
import type { EligibilityForm } from '~/domain/check/form.ts';
import type { PlanNotes } from '~/features/renters-plan/plan-notes.ts';
import { NewTabLink } from '~/ui/NewTabLink.tsx';

import type { CheckOffer } from './check-offer.ts';
import { CourtAndFees } from './CourtAndFees.tsx';
import { HelpCard } from './HelpCard.tsx';
import { LegalHelpList } from './LegalHelpList.tsx';
import { PlanSlot } from './PlanSlot.tsx';
import { SealingLawPanel } from './SealingLawPanel.tsx';

/** What the parts of a result need that stand on the state's law. */
export interface LawDetailsProps {
  readonly file: SealingLawFile;
  readonly form: EligibilityForm;
  readonly outcome: EligibilityOutcome;
  /** The banner's heading, for the plan. */
  readonly answer: string;
  readonly offer: CheckOffer;
  readonly $notes: WritableAtom<PlanNotes>;
}

/**
 * The lower part of a result: the state's law with court and fees, the help card, the renter's plan, and who else can
 * help. It travels with the law itself, not with the form (./eligibility-check.ts).
 */
export function LawDetails({ file, form, outcome, answer, offer, $notes }: LawDetailsProps) {
  const { county } = form;
  const { name, slug } = jurisdiction(form.state);
  return (
    <>
      <SealingLawPanel
        panel={file.panel}
        court={<CourtAndFees courts={file.courts} county={county} />}
        more={<NewTabLink href={LAW_PATHS.plan(slug)}>{LAW_DETAILS_COPY.everyPath(name)}</NewTabLink>}
      />
      <HelpCard successRate={offer.successRate} phone={offer.partnerPhone} />
      <PlanSlot file={file} form={form} answer={answer} $notes={$notes} />
      <LegalHelpList
        heading={legalHelpHeading(outcome)}
        contacts={legalHelpInState(file.legalHelp, county)}
      />
    </>
  );
}
