import { type ReactNode, type Ref, useId, useState } from 'react';

import { localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/open-data.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import { casePlace } from '#domain/check/outcome.ts';
import { type HelpContact, isFreeHelp } from '#domain/law/legal-help.ts';
import type { Jurisdiction } from '#domain/places/jurisdiction.ts';
import type { FindingText, FindingTone } from '#domain/plan/finding-text.ts';
import { format } from '#domain/shared/format.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import {
  ALERT,
  CHECK,
  CLOCK,
  EXTERNAL,
  Icon,
  type IconPath,
  NO_ENTRY,
  PENCIL,
  PHONE,
  PRINT,
  QUESTION,
  REFRESH,
} from '#ui/Icon.tsx';
import { NewTabLink } from '#ui/NewTabLink.tsx';

import { SaveLine, UnsavedNote } from './SaveLine.tsx';
import type { SaveState } from './store.ts';

/** What is known of the law: nothing yet, that it could not be loaded, or the finding for the case. */
type VerdictState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'found'; readonly text: FindingText; readonly call: HelpContact | undefined };

/** A tone is told by its icon and the words too, not by colour alone. */
const ICONS: Readonly<Record<FindingTone | 'loading' | 'failed', IconPath>> = {
  good: CHECK,
  review: QUESTION,
  no: NO_ENTRY,
  loading: CLOCK,
  failed: ALERT,
};

interface VerdictProps {
  readonly form: EligibilityForm;
  readonly state: Jurisdiction;
  /** Official name; empty until it is known that a county was typed. */
  readonly county: string;
  readonly verdict: VerdictState;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly save: SaveState;
  readonly onRetryLaw: () => void;
  readonly onRetrySave: () => void;
  readonly onBack: () => void;
  readonly onStartOver: () => void;
}

/**
 * The first screen of a result, in the tone of the finding: can it be sealed, when, what next, and whom to call free.
 * The heading takes the focus; what arrives after it is announced.
 */
export function Verdict({
  form,
  state,
  county,
  verdict,
  headingRef,
  save,
  onRetryLaw,
  onRetrySave,
  onBack,
  onStartOver,
}: VerdictProps) {
  const { verdict: COPY, result: ACTIONS } = useWords('check').ELIGIBILITY_CHECK_COPY;
  const found = verdict.status === 'found' ? verdict : undefined;
  const tone = verdict.status === 'found' ? verdict.text.tone : verdict.status;
  const id = useId();
  // Reserves the place of texts that arrive late, so that nothing on the screen moves.
  const [isLate] = useState(verdict.status === 'loading');
  const filed = format(COPY.filed, { year: form.filingDate.slice(0, 4) });
  return (
    <section
      aria-labelledby={`${id}-heading`}
      data-verdict={verdict.status}
      data-late={isLate ? '' : undefined}
      className="verdict"
    >
      <div className="verdict-answer" data-tone={tone}>
        <p>{[COPY.outcomes[form.outcome], casePlace(county, state.name), filed].join(' · ')}</p>
        <div role="status" className="mt-2">
          <h2 ref={headingRef} id={`${id}-heading`} tabIndex={-1} aria-describedby={`${id}-text`}>
            <span className="verdict-question">
              <Icon path={ICONS[tone]} className="size-7" />
              {COPY.question}{' '}
            </span>
            {found?.text.can ??
              format(verdict.status === 'failed' ? COPY.failed.can : COPY.loading, { state: state.name })}
          </h2>
          <p id={`${id}-text`} className="mt-2">
            {found?.text.sentence ??
              (verdict.status === 'failed' ? format(COPY.failed.sentence, { state: state.name }) : '')}
          </p>
        </div>
        {verdict.status === 'failed' && <LawFailed state={state} onRetry={onRetryLaw} />}
      </div>
      <div className="verdict-lines">
        {verdict.status !== 'failed' && (
          <dl>
            <dt>{COPY.when}</dt>
            <dd>{found?.text.when}</dd>
            <dt>{COPY.next}</dt>
            <dd>{found?.text.next}</dd>
          </dl>
        )}
        <div className="verdict-help">
          {verdict.status === 'loading' && <div aria-hidden="true" className="result-waiting" />}
          {found?.call !== undefined && <CallHelp call={found.call} />}
          <SaveLine save={save} consent={form.contactConsent} onRetry={onRetrySave} />
        </div>
      </div>
      <div className="verdict-actions no-print">
        <Action icon={PENCIL} onClick={onBack}>
          {ACTIONS.back}
        </Action>
        <Action
          icon={PRINT}
          onClick={() => {
            window.print();
          }}
        >
          {COPY.print}
        </Action>
        <Action icon={REFRESH} onClick={onStartOver}>
          {ACTIONS.another}
        </Action>
      </div>
      <UnsavedNote save={save} />
    </section>
  );
}

/** Without the law: a way to load it again, and the page that has it without scripts. */
function LawFailed({ state, onRetry }: { state: Jurisdiction; onRetry: () => void }) {
  const COPY = useWords('check').ELIGIBILITY_CHECK_COPY.verdict.failed;
  const language = useLanguage();
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button look="outline" size="small" icon={REFRESH} onClick={onRetry}>
        {COPY.retry}
      </Button>
      <NewTabLink href={localPath(LAW_PATHS.plan(state.slug), language)}>
        {format(COPY.plan, { state: state.name })}
      </NewTabLink>
    </p>
  );
}

/** Number first, name second; a service without a number has its page instead. */
function CallHelp({ call }: { call: HelpContact }) {
  const COPY = useWords('check').ELIGIBILITY_CHECK_COPY.verdict;
  const isFree = isFreeHelp(call);
  return (
    <p className="py-1.5">
      <ButtonLink
        wide
        size="small"
        icon={call.phone === null ? EXTERNAL : PHONE}
        href={call.phone === null ? (call.url ?? '') : telephoneLink(call.phone)}
        // The renter's answers stay in this tab.
        target={call.phone === null ? '_blank' : undefined}
        rel="noopener"
      >
        <span className="leading-snug grid text-left">
          {call.phone === null ? (
            <span>{isFree ? COPY.findFree : COPY.find}</span>
          ) : (
            <span>
              {isFree ? COPY.callFree : COPY.call} <span className="whitespace-nowrap">{call.phone}</span>
            </span>
          )}
          <span className="text-xs font-normal">{call.name}</span>
        </span>
      </ButtonLink>
    </p>
  );
}

function Action({ icon, onClick, children }: { icon: IconPath; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick}>
      <Icon path={icon} className="size-5" />
      {children}
    </button>
  );
}
