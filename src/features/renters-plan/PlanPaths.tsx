import { useState } from 'react';

import { localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/open-data.ts';
import { kindWithoutRequest } from '#domain/filing/filing.ts';
import { DoubtedField } from '#features/delivery/doubts.tsx';
import { useLanguage } from '#features/language/words-context.tsx';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import type { DatedRemedy } from '#domain/plan/finding.ts';
import type { When } from '#domain/plan/date-rules.ts';
import { format } from '#domain/shared/format.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { PlanWords as LawWords } from '#domain/plan/situations.ts';
import { CHECK, Icon, type IconPath, INFO, SEARCH } from '#ui/Icon.tsx';
import { NewTabLink } from '#ui/NewTabLink.tsx';
import { SETTLEMENT_ENDINGS } from '#domain/check/case-facts.ts';
import { dateDoubt } from '#domain/check/doubts.ts';
import { dateConflict, DEBT_ENDINGS, type FurtherDate } from '#domain/plan/remedy-fit.ts';
import { Button } from '#ui/Button.tsx';
import { RadioGroup, TextInput } from '#ui/controls.tsx';

import { Lines, PlanFold } from './controls.tsx';
import { type PlanNotes, YES_OR_NO } from './plan-notes.ts';
import type { PlanWords, ReadyPlan } from './ready-plan.ts';
import { checkWords, versionWords, whenWords } from './when-words.ts';

const SETTLEMENT_ANSWERS = [...SETTLEMENT_ENDINGS, 'unknown'] as const;
const DEBT_ANSWERS = [...DEBT_ENDINGS, 'unknown'] as const;

/** Only icons that the check uses already: any other would be bundled with the form, which shares their module. */
const ICONS: Readonly<Record<When['kind'], IconPath>> = {
  'open-now': CHECK,
  'opens-on': INFO,
  'needs-a-fact': SEARCH,
  'does-not-apply': INFO,
  'not-computable': INFO,
};

/** The path that the answer rests on, or the most open one, with its date. The others are folded below. */
export function PlanPaths({ plan, file, state, today, words }: ReadyPlan) {
  const { RENTERS_PLAN_COPY: COPY } = words.plan;
  const shared = { about: file.plan.paths, today, words };
  const more = plan.paths.slice(1);
  const count = more.length + plan.closed.length;
  return (
    <>
      {plan.paths.length === 0 && <p>{format(COPY.when.none, { state })}</p>}
      <Paths paths={plan.paths.slice(0, 1)} {...shared} />
      {count > 0 && (
        <details className="plan-fold">
          <summary>{format(COPY.when.more, { count })}</summary>
          <Paths paths={more} {...shared} />
          {plan.closed.length > 0 && (
            <>
              <h5>{COPY.when.closed}</h5>
              <ul>
                {plan.closed.map((path) => (
                  <li key={path.remedy.id}>
                    <strong>{path.remedy.title}.</strong> {whenWords(path, words)}{' '}
                    <small>{path.remedy.citation}</small>
                  </li>
                ))}
              </ul>
            </>
          )}
        </details>
      )}
    </>
  );
}

interface PathsProps {
  readonly paths: readonly DatedRemedy[];
  /** Explanations by path id. */
  readonly about: LawWords['paths'];
  readonly today: PlainDate;
  readonly words: PlanWords;
}

function Paths({ paths, about, today, words }: PathsProps) {
  return (
    <ul className="plan-paths">
      {paths.map((path) => (
        <Path key={path.remedy.id} path={path} about={about[path.remedy.id]} today={today} words={words} />
      ))}
    </ul>
  );
}

interface PathProps {
  readonly path: DatedRemedy;
  readonly about: string | undefined;
  readonly today: PlainDate;
  readonly words: PlanWords;
}

function Path({ path, about, today, words }: PathProps) {
  const { remedy, when } = path;
  const { clock, appliesTo } = remedy;
  const language = useLanguage();
  return (
    <li data-when={when.kind}>
      <details className="plan-fold">
        <summary>
          <span>
            <h5>{remedy.title}</h5>
            <span className="plan-status">
              <Icon path={ICONS[when.kind]} />
              <span>{whenWords(path, words)}</span>
            </span>
          </span>
        </summary>
        <p>{about}</p>
        {clock !== null && <small>{clock.note}</small>}
        {appliesTo.other.length > 0 && (
          <div>
            <p>{words.plan.PLAN_WHEN_COPY.onlyIf}</p>
            <Lines lines={appliesTo.other} />
          </div>
        )}
        {when.kind !== 'does-not-apply' && kindWithoutRequest(remedy) !== 'nothing' && (
          <a className="link" href={localPath(LAW_PATHS.filing(remedy.id), language)}>
            {words.plan.RENTERS_PLAN_COPY.when.papers}
          </a>
        )}
        <LawSays remedy={remedy} words={words} />
        <small>
          <NewTabLink href={remedy.officialUrl}>{remedy.citation}</NewTabLink>
        </small>
        <small>{checkWords(remedy, today, words)}</small>
      </details>
    </li>
  );
}

/** Verbatim quotation of the law behind a path, or a note that we have not read it. */
function LawSays({ remedy: { quotation }, words }: { remedy: ShownRemedy; words: PlanWords }) {
  const COPY = words.law.QUOTATION_COPY;
  if (quotation === null) return <small>{COPY.unread}</small>;
  return (
    <div>
      <p>{COPY.says[quotation.kind]}</p>
      <blockquote lang="en">“{quotation.text}”</blockquote>
      <small>{versionWords(quotation, words)}</small>
    </div>
  );
}

interface DateQuestionsProps {
  readonly ready: ReadyPlan;
  readonly notes: PlanNotes;
  readonly onNote: (changes: Partial<PlanNotes>) => void;
}

/** Everything that the renter may add to make the answer more exact. Nothing of it is sent. */
export function PlanQuestions(props: DateQuestionsProps) {
  const { plan, form, words } = props.ready;
  const isAsked = plan.asks.length > 0 || plan.asksAboutDebt || plan.questions.length > 0;
  if (!isAsked && form.outcome !== 'settlement') return null;
  return (
    <PlanFold heading={words.plan.PLAN_WHEN_COPY.asks.fold}>
      <SettlementQuestion {...props} />
      <CaseQuestions {...props} />
      <DateQuestions {...props} />
    </PlanFold>
  );
}

/** Asks how a settlement ended, because the law treats it by its outcome. Optional; the answer is never sent. */
function SettlementQuestion({ ready, notes, onNote }: DateQuestionsProps) {
  if (ready.form.outcome !== 'settlement') return null;
  const { question, hint, options, chosen: isChosen } = ready.words.plan.PLAN_WHEN_COPY.settlement;
  return (
    <div>
      <RadioGroup
        id="plan-settlement"
        name="settlement"
        label={question}
        hint={hint}
        options={SETTLEMENT_ANSWERS.map((value) => ({ value, label: options[value] }))}
        defaultValue={notes.settlement}
        onChange={({ currentTarget }) => {
          const chosen = SETTLEMENT_ANSWERS.find((answer) => answer === currentTarget.value);
          if (chosen !== undefined) onNote({ settlement: chosen });
        }}
        optional
      />
      <span role="status">{notes.settlement === undefined ? '' : isChosen}</span>
    </div>
  );
}

/** Asks with yes or no what a path depends on, and what became of an unpaid judgment. All optional; none is sent. */
function CaseQuestions({ ready, notes, onNote }: DateQuestionsProps) {
  const { asks, asksAboutDebt } = ready.plan;
  const { hint, options, questions, debt } = ready.words.plan.PLAN_WHEN_COPY.asks;
  return (
    <>
      {asks.map((question) => (
        <RadioGroup
          key={question}
          id={`plan-${question}`}
          name={question}
          label={questions[question]}
          hint={hint}
          options={YES_OR_NO.map((value) => ({ value, label: options[value] }))}
          defaultValue={notes.answers?.[question]}
          onChange={({ currentTarget }) => {
            const chosen = YES_OR_NO.find((answer) => answer === currentTarget.value);
            if (chosen !== undefined) onNote({ answers: { ...notes.answers, [question]: chosen } });
          }}
          optional
        />
      ))}
      {asksAboutDebt && (
        <RadioGroup
          id="plan-debt"
          name="debt"
          label={debt.question}
          hint={hint}
          options={DEBT_ANSWERS.map((value) => ({ value, label: debt.options[value] }))}
          defaultValue={notes.debt}
          onChange={({ currentTarget }) => {
            const chosen = DEBT_ANSWERS.find((answer) => answer === currentTarget.value);
            if (chosen !== undefined) onNote({ debt: chosen });
          }}
          optional
        />
      )}
    </>
  );
}

/** Asks for dates that a clock needs and the form did not ask for. All optional; none is sent. */
function DateQuestions({ ready, notes, onNote }: DateQuestionsProps) {
  const { plan, form, dates, today } = ready;
  const { RENTERS_PLAN_COPY: COPY, PLAN_WHEN_COPY } = ready.words.plan;
  const language = useLanguage();
  const [isUpdated, setUpdated] = useState(false);
  if (plan.questions.length === 0) return null;

  const doubtAbout = (question: FurtherDate) =>
    isUpdated ? dateDoubt(notes.typed[question] ?? '', language) : undefined;

  const isUnread = (question: FurtherDate) =>
    dates[question] === undefined && /\S/u.test(notes.dates[question] ?? '');

  function mistake(question: FurtherDate): string | undefined {
    if (isUnread(question)) return COPY.when.unread;
    const conflict = dateConflict({ ...form, dates }, question, today);
    return conflict === null ? undefined : PLAN_WHEN_COPY.conflict[conflict];
  }

  return (
    <form
      className="plan-part"
      noValidate
      onInput={({ currentTarget }) => {
        // The form contains one text input for each question and nothing else.
        onNote({ typed: Object.fromEntries(new FormData(currentTarget)) });
        setUpdated(false);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // A date with two readings waits until one is chosen.
        const clear = Object.entries(notes.typed).filter(
          ([, text]) => dateDoubt(text, language) === undefined,
        );
        onNote({ dates: Object.fromEntries(clear) });
        setUpdated(true);
      }}
    >
      {plan.questions.map((question) => (
        <DoubtedField
          key={question}
          id={`plan-${question}`}
          name={question}
          label={PLAN_WHEN_COPY.questions[question]}
          hint={COPY.when.hint}
          error={mistake(question)}
          doubt={doubtAbout(question)}
          optional
        >
          <TextInput autoComplete="off" maxLength={20} defaultValue={notes.typed[question]} />
        </DoubtedField>
      ))}
      <div className="plan-row">
        <Button type="submit" look="outline" size="small">
          {COPY.when.update}
        </Button>
        <span role="status">
          {isUpdated && !plan.questions.some((each) => isUnread(each) || doubtAbout(each))
            ? COPY.when.updated
            : ''}
        </span>
      </div>
    </form>
  );
}
