import { localPath } from '#config/languages.ts';
import { ChangingText } from '#ui/ChangingText.tsx';
import { LAW_PATHS } from '#config/law-pages.ts';
import { kindWithoutRequest } from '#domain/filing/filing.ts';
import { useLanguage } from '#features/language/words-context.tsx';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import { type DatedRemedy, mayBeFiled } from '#domain/plan/finding.ts';
import type { When } from '#domain/plan/date-rules.ts';
import { format } from '#domain/shared/format.ts';
import { CHECK, Icon, type IconPath, INFO, SEARCH } from '#ui/Icon.tsx';
import { NewTabLink } from '#ui/NewTabLink.tsx';

import { Lines } from './controls.tsx';
import type { PlanWords, ReadyPlan } from './ready-plan.ts';
import { checkWords, versionWords, whenWords } from './when-words.ts';

/** Only icons that the check uses already: any other would be bundled with the form, which shares their module. */
const ICONS: Readonly<Record<When['kind'], IconPath>> = {
  'open-now': CHECK,
  'opens-on': INFO,
  'needs-a-fact': SEARCH,
  'does-not-apply': INFO,
  'not-computable': INFO,
};

/**
 * The remedy that the answer rests on, or the most open one, with its date; then the others, and those that are closed.
 */
export function PlanRemedies({ ready }: { ready: ReadyPlan }) {
  const { plan, state, words } = ready;
  const COPY = words.plan.RENTERS_PLAN_COPY;
  const cards = plan.remedies.map((dated) => (
    <RemedyCard key={dated.remedy.id} dated={dated} ready={ready} />
  ));
  const more = cards.length - 1;
  return (
    <>
      {cards.length === 0 && <p>{format(COPY.when.none, { state })}</p>}
      <ul className="plan-remedies">{cards[0]}</ul>
      {more > 0 && (
        <>
          <h5>{format(COPY.when.more[more === 1 ? 'one' : 'other'], { count: more })}</h5>
          <ul className="plan-remedies">{cards.slice(1)}</ul>
        </>
      )}
      {plan.closed.length > 0 && (
        <details>
          <summary className="opens-here min-h-11 font-semibold text-primary">
            {format(COPY.when.closed[plan.closed.length === 1 ? 'one' : 'other'], {
              count: plan.closed.length,
            })}
          </summary>
          <ul>
            {plan.closed.map((dated) => (
              <li key={dated.remedy.id}>
                <strong>{dated.remedy.title}.</strong> <ChangingText>{whenWords(dated, words)}</ChangingText>{' '}
                <small>{dated.remedy.citation}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function RemedyCard({ dated, ready: { file, today, words } }: { dated: DatedRemedy; ready: ReadyPlan }) {
  const { remedy, when } = dated;
  const { waitingPeriod, appliesTo } = remedy;
  const language = useLanguage();
  return (
    <li data-when={when.kind}>
      <h5>{remedy.title}</h5>
      <p className="plan-status">
        <Icon path={ICONS[when.kind]} />
        <ChangingText>{whenWords(dated, words)}</ChangingText>
      </p>
      <p>{file.plan.remedies[remedy.id]}</p>
      {waitingPeriod !== null && <small>{waitingPeriod.note}</small>}
      {appliesTo.other.length > 0 && (
        <div>
          <p>{words.plan.PLAN_WHEN_COPY.onlyIf}</p>
          <Lines lines={appliesTo.other} />
        </div>
      )}
      {mayBeFiled(when) && kindWithoutRequest(remedy) !== 'nothing' && (
        <a className="link" href={localPath(LAW_PATHS.filing(remedy.id), language)}>
          {format(words.plan.RENTERS_PLAN_COPY.when.papers, { path: remedy.title })}
        </a>
      )}
      <LawSays remedy={remedy} words={words} />
      <small>
        <NewTabLink href={remedy.officialUrl}>{remedy.citation}</NewTabLink>
      </small>
      <small>{checkWords(remedy, today, words)}</small>
    </li>
  );
}

/** Verbatim quotation of the law behind a remedy, or a note that we have not read it. */
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
