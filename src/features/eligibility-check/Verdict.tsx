import { type ReactNode, type Ref, useId, useState } from 'react';

import { localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import type { PhoneLine } from '#config/site.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import { casePlace } from '#domain/check/list-answer.ts';
import type { HelpContact } from '#domain/law/legal-help.ts';
import type { Jurisdiction } from '#domain/places/jurisdiction.ts';
import { localFragment } from '#domain/places/local-fragment.ts';
import type { FindingTone } from '#domain/plan/finding-keys.ts';
import type { FindingText } from '#domain/plan/finding-text.ts';
import type { Deed } from '#domain/plan/deed.ts';
import type { DeedButton, DeedText } from '#domain/plan/deed-text.ts';
import { format } from '#domain/shared/format.ts';
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
      readonly deed: Deed;
      readonly does: DeedText;
      readonly call: HelpContact | undefined;
      readonly second: DeedButton | null;
    };

/** A tone is told by its icon and the words too, not by colour alone. */
const ICONS: Readonly<Record<FindingTone | 'loading' | 'failed', IconPath>> = {
  good: CHECK,
  review: QUESTION,
  no: NO_ENTRY,
  loading: CLOCK,
  failed: ALERT,
};

/** Characters from which a heading is set smaller, so that what to do stays on the first screen. */
const LONG_HEADING = 60;

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
  readonly specialist: PhoneLine;
  readonly save: SaveState;
  readonly onRetryLaw: () => void;
  readonly onRetrySave: () => void;
  readonly onBack: () => void;
  /** Shows the plan below. */
  readonly onShow: () => void;
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
            <ChangingText>{found?.does.next}</ChangingText>
          </dd>
        </>
      )}
      <dt>{COPY.screening}</dt>
      <dd>
        <ChangingText>{found?.screening}</ChangingText>
      </dd>
    </dl>
  );
  const heading =
    found?.text.can ??
    format(verdict.status === 'failed' ? COPY.failed.can : COPY.loading, { state: state.name });
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
          <h2
            ref={headingRef}
            id={`${id}-heading`}
            tabIndex={-1}
            aria-describedby={`${id}-text`}
            data-long={heading.length > LONG_HEADING}
          >
            <span className="verdict-question">
              <Icon path={ICONS[tone]} className="size-7" />
              {COPY.question}{' '}
            </span>
            <ChangingText>{heading}</ChangingText>
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
                <FirstButton deed={found.deed} button={found.does.button} state={state} county={county} />
                {found.deed.kind === 'calendar' && props.calendar}
                {found.second !== null && <DeedLink look="outline" button={found.second} />}
              </div>
            )}
            {found !== undefined && (
              <p className="pb-2 text-sm">
                {COPY.specialist}{' '}
                <a className="link whitespace-nowrap" href={props.specialist.href}>
                  {props.specialist.shown}
                </a>
              </p>
            )}
            {questions !== null && lines}
            {found !== undefined && found.deed.kind !== 'calendar' && props.calendar}
            <SaveLine save={save} consent={form.contactConsent} onRetry={props.onRetrySave} />
          </div>
          <div className="verdict-actions no-print">
            <Action name={ACTIONS.back} onClick={props.onBack}>
              {COPY.actions.change}
            </Action>
            {verdict.status !== 'failed' && (
              <>
                <Action name={COPY.actions.toPlan} onClick={props.onShow}>
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

/** The deed, on the marigold button; nothing where it is a calendar file, which brings its own. */
function FirstButton({
  deed,
  button,
  state,
  county,
}: {
  deed: Deed;
  button: DeedButton | null;
  state: Jurisdiction;
  county: string;
}) {
  const language = useLanguage();
  if (button === null) return null;
  const path =
    deed.kind === 'fill-in'
      ? LAW_PATHS.filing(deed.remedy.id)
      : deed.kind === 'rent'
        ? `${LAW_PATHS.rent(state.slug)}${localFragment({ county })}`
        : null;
  const href = path === null ? button.href : localPath(path, language);
  return <DeedLink look="primary" deed={deed.kind} button={{ ...button, href }} />;
}

function DeedLink({
  look,
  deed,
  button: { label, phone, note, href, isElsewhere },
}: {
  look: 'primary' | 'outline';
  deed?: Deed['kind'];
  button: DeedButton;
}) {
  return (
    <ButtonLink
      wide
      size="small"
      look={look}
      data-deed={deed}
      href={href ?? ''}
      // The renter's answers stay in this tab.
      target={isElsewhere ? '_blank' : undefined}
      rel="noopener"
    >
      <TwoLines
        label={
          phone === null ? (
            label
          ) : (
            <>
              {label} <span className="whitespace-nowrap">{phone}</span>
            </>
          )
        }
        note={note}
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
    const { text, does, call } = verdict;
    return {
      verdict: `${question} ${text.can} ${text.sentence}`,
      when: text.when,
      next: does.next,
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
