import { type ReactNode, type Ref, useId, useState } from 'react';

import { localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import { casePlace } from '#domain/check/list-answer.ts';
import { type HelpContact, isFreeHelp } from '#domain/law/legal-help.ts';
import type { Jurisdiction } from '#domain/places/jurisdiction.ts';
import type { FindingTone } from '#domain/plan/finding-keys.ts';
import type { FindingText } from '#domain/plan/finding-text.ts';
import type { FirstAction } from '#domain/plan/first-action.ts';
import { format } from '#domain/shared/format.ts';
import { telephoneLink } from '#domain/shared/telephone.ts';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { callLine } from '#features/send/message.ts';
import { useSend } from '#features/send/SendButton.tsx';
import { Button, ButtonLink, TwoLines } from '#ui/Button.tsx';
import { ChangingText } from '#ui/ChangingText.tsx';
import { ALERT, CHECK, CLOCK, Icon, type IconPath, NO_ENTRY, QUESTION, REFRESH } from '#ui/Icon.tsx';
import { NewTabLink } from '#ui/NewTabLink.tsx';

import { SaveLine, UnsavedNote } from './SaveLine.tsx';
import type { SaveState } from './store.ts';

/** What is known of the law: nothing yet, that it could not be loaded, or the finding for the case. */
type VerdictState =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'found';
      readonly text: FindingText;
      readonly screening: string;
      readonly step: FirstAction;
      readonly call: HelpContact | undefined;
    };

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
  /** The fields of the facts that the answer rests on; `null` where it rests on none that can be typed. */
  readonly questions: ReactNode;
  /** Adds the answer's days to a calendar; empty where it names none. */
  readonly calendar: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Whether the result was restored by a reload or Back. */
  readonly isRestored: boolean;
  readonly save: SaveState;
  readonly onRetryLaw: () => void;
  readonly onRetrySave: () => void;
  readonly onBack: () => void;
  /** Shows the plan below, or its letter to the screening company. */
  readonly onShow: (what: 'plan' | 'letter') => void;
}

/**
 * The first screen of a result, in the tone of the finding: can it be sealed, the question that decides it, when, the
 * next step as a button, and whom to call free. The heading takes the focus; what arrives after it is announced.
 */
export function Verdict(props: VerdictProps) {
  const { form, state, county, verdict, questions, headingRef, save } = props;
  const { verdict: COPY, result: ACTIONS } = useWords('check').ELIGIBILITY_CHECK_COPY;
  const found = verdict.status === 'found' ? verdict : undefined;
  const tone = verdict.status === 'found' ? verdict.text.tone : verdict.status;
  const id = useId();
  // Reserves the place of texts that arrive late, so that nothing on the screen moves.
  const [isLate] = useState(verdict.status === 'loading');
  // Without the law there is nothing to come.
  const hasFailed = verdict.status === 'failed';
  // The browser has scrolled already; what is drawn before the finding would move when it comes.
  const isAlone = props.isRestored && verdict.status === 'loading';
  // Before its question is answered, "When?" would only ask it again.
  const isWaiting = questions !== null && found?.text.waitsForFact === true;
  const lines = verdict.status !== 'failed' && (
    <dl>
      {!isWaiting && (
        <>
          <dt>{COPY.when}</dt>
          <dd>
            <ChangingText>{found?.text.when}</ChangingText>
          </dd>
        </>
      )}
      {/* A question says itself what comes next. */}
      {questions === null && (
        <>
          <dt>{COPY.next}</dt>
          <dd>
            <ChangingText>{found?.text.next}</ChangingText>
          </dd>
        </>
      )}
      <dt>{COPY.screening}</dt>
      <dd>
        <ChangingText>{found?.screening}</ChangingText>
      </dd>
    </dl>
  );
  const filed = format(COPY.filed, { year: form.filingDate.slice(0, 4) });
  return (
    <section
      aria-labelledby={`${id}-heading`}
      data-verdict={verdict.status}
      data-late={isLate && !hasFailed ? '' : undefined}
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
            <ChangingText>
              {found?.text.can ??
                format(verdict.status === 'failed' ? COPY.failed.can : COPY.loading, { state: state.name })}
            </ChangingText>
          </h2>
          <p id={`${id}-text`} className="mt-2">
            <ChangingText>
              {found?.text.sentence ??
                (verdict.status === 'failed' ? format(COPY.failed.sentence, { state: state.name }) : '')}
            </ChangingText>
          </p>
        </div>
        {verdict.status === 'failed' && <LawFailed state={state} onRetry={props.onRetryLaw} />}
      </div>
      {isAlone ? (
        <div aria-hidden="true" className="result-waiting" />
      ) : (
        <>
          <div className="verdict-lines">
            {questions !== null && <div className="verdict-asks">{questions}</div>}
            {questions === null && lines}
            {verdict.status === 'loading' && <div aria-hidden="true" className="result-waiting" />}
            {found !== undefined && (
              <div className="verdict-steps">
                <StepButton step={found.step} onShow={props.onShow} />
                {found.step.kind === 'calendar' && props.calendar}
                {found.call !== undefined && (
                  <CallHelp call={found.call} isFirst={found.step.kind === 'call'} />
                )}
              </div>
            )}
            {questions !== null && lines}
            {found !== undefined && found.step.kind !== 'calendar' && props.calendar}
            <SaveLine save={save} consent={form.contactConsent} onRetry={props.onRetrySave} />
          </div>
          <div className="verdict-actions no-print">
            <Action name={ACTIONS.back} onClick={props.onBack}>
              {COPY.actions.change}
            </Action>
            {verdict.status !== 'failed' && (
              <>
                <Action
                  name={COPY.actions.toPlan}
                  onClick={() => {
                    props.onShow('plan');
                  }}
                >
                  {COPY.actions.plan}
                </Action>
                <Action
                  name={COPY.actions.printPlan}
                  onClick={() => {
                    window.print();
                  }}
                >
                  {COPY.actions.print}
                </Action>
              </>
            )}
            <SendAction verdict={verdict} state={state} />
          </div>
          <UnsavedNote save={save} />
        </>
      )}
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

/** The next step, on the marigold button; nothing where it is a call, or a calendar file, which brings its own. */
function StepButton({ step, onShow }: { step: FirstAction; onShow: VerdictProps['onShow'] }) {
  const COPY = useWords('check').ELIGIBILITY_CHECK_COPY.verdict.steps;
  const language = useLanguage();
  switch (step.kind) {
    case 'paper':
      return (
        <ButtonLink
          wide
          size="small"
          href={localPath(LAW_PATHS.filing(step.remedy.id), language)}
          data-next-step="paper"
        >
          <TwoLines {...COPY.paper} />
        </ButtonLink>
      );
    case 'letter':
      return (
        <Button
          wide
          size="small"
          data-next-step="letter"
          onClick={() => {
            onShow('letter');
          }}
        >
          <TwoLines {...COPY.letter} />
        </Button>
      );
    case 'calendar':
    case 'call':
      return null;
  }
}

/** Number first, name second; a service without a number has its page instead. */
function CallHelp({ call, isFirst }: { call: HelpContact; isFirst: boolean }) {
  const COPY = useWords('check').ELIGIBILITY_CHECK_COPY.verdict;
  const isFree = isFreeHelp(call);
  return (
    <ButtonLink
      wide
      size="small"
      look={isFirst ? 'primary' : 'outline'}
      data-next-step={isFirst ? 'call' : undefined}
      href={call.phone === null ? (call.url ?? '') : telephoneLink(call.phone)}
      // The renter's answers stay in this tab.
      target={call.phone === null ? '_blank' : undefined}
      rel="noopener"
    >
      <TwoLines
        label={
          call.phone === null ? (
            isFree ? (
              COPY.findFree
            ) : (
              COPY.find
            )
          ) : (
            <>
              {isFree ? COPY.callFree : COPY.call} <span className="whitespace-nowrap">{call.phone}</span>
            </>
          )
        }
        note={call.name}
      />
    </ButtonLink>
  );
}

/** @param name the whole label, which begins with the visible one */
function Action({ name, onClick, children }: { name: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-label={name} onClick={onClick}>
      {children}
    </button>
  );
}

/** Sends the answer to somebody, without anything that tells who the renter is. */
function SendAction({ verdict, state }: { verdict: VerdictState; state: Jurisdiction }) {
  const { actions: COPY, question } = useWords('check').ELIGIBILITY_CHECK_COPY.verdict;
  const language = useLanguage();
  const { told, send } = useSend(() => {
    const plan = `${window.location.origin}${localPath(LAW_PATHS.plan(state.slug), language)}`;
    if (verdict.status !== 'found') return { plan };
    const { text, call } = verdict;
    return {
      verdict: `${question} ${text.can} ${text.sentence}`,
      when: text.when,
      next: text.next,
      call: callLine(call),
      plan,
    };
  });
  return (
    <>
      <Action name={COPY.sendAnswer} onClick={() => void send()}>
        {COPY.send}
      </Action>
      <span role="status" className="verdict-sent">
        {told}
      </span>
    </>
  );
}
