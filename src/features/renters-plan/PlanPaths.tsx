import { PLAN_WHEN_COPY as WORDS } from '~/content/copy/plan-when.ts';
import { RENTERS_PLAN_COPY } from '~/content/copy/renters-plan.ts';
import type { DatedRemedy, When } from '~/domain/plan/remedy-date.ts';
import { Icon } from '~/ui/Icon.tsx';
import { CHECK, INFO, SEARCH, type IconPath } from '~/ui/icon-paths.ts';
import { NewTabLink } from '~/ui/NewTabLink.tsx';

import { Lines } from './Lines.tsx';
import type { ReadyPlan } from './plan-input.ts';
import { whenWords } from './when-words.ts';

const COPY = RENTERS_PLAN_COPY.when;

/** Icons that the check has already: another one would travel with the form, which shares their module. */
const ICONS: Readonly<Record<When['kind'], IconPath>> = {
  'open-now': CHECK,
  'opens-on': INFO,
  'needs-a-fact': SEARCH,
  'does-not-apply': INFO,
  'not-computable': INFO,
};

/** Each path of the law with its date; those that are closed to the case, with the reason, folded away below. */
export function PlanPaths({ plan, file, state }: ReadyPlan) {
  return (
    <>
      {plan.paths.length === 0 && <p>{COPY.none(state)}</p>}
      <ul className="plan-paths">
        {plan.paths.map((path) => (
          <Path key={path.remedy.id} path={path} words={file.plan.paths[path.remedy.id]} />
        ))}
      </ul>
      {plan.closed.length > 0 && (
        <details className="plan-fold">
          <summary>{COPY.closed(plan.closed.length)}</summary>
          <ul>
            {plan.closed.map((path) => (
              <li key={path.remedy.id}>
                <strong>{path.remedy.title}.</strong> {whenWords(path)} <small>{path.remedy.citation}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      <small>{WORDS.onlyTheCourt}</small>
    </>
  );
}

function Path({ path, words }: { path: DatedRemedy; words: string | undefined }) {
  const { remedy, when } = path;
  const { clock, appliesTo } = remedy;
  return (
    <li data-when={when.kind}>
      <h5>{remedy.title}</h5>
      <p className="plan-status">
        <Icon path={ICONS[when.kind]} />
        <span>{whenWords(path)}</span>
      </p>
      <p>{words}</p>
      {clock !== null && <small>{clock.note}</small>}
      {appliesTo.other.length > 0 && (
        <div>
          <p>{WORDS.onlyIf}</p>
          <Lines lines={appliesTo.other} />
        </div>
      )}
      <small>
        <NewTabLink href={remedy.officialUrl}>{remedy.citation}</NewTabLink>
      </small>
    </li>
  );
}
