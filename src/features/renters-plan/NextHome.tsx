import { useCallback, useEffect, useMemo, useState } from 'react';

import { retryableImport } from '~/browser/load-once.ts';
import { PLACE_DATA_PATHS } from '~/config/place-datasets.ts';
import { RENTERS_PLAN_COPY } from '~/content/words/en/plan.ts';
import { PROTECTIONS_COPY } from '~/content/words/en/renter-protections.ts';
import { citiesWithRules, type NextHome, protectionsAt } from '~/domain/law/renter-protection.ts';
import type { RenterProtection } from '~/domain/law/renter-protection-schema.ts';
import {
  isJurisdictionCode,
  jurisdiction,
  type JurisdictionCode,
  JURISDICTIONS,
} from '~/domain/places/jurisdiction.ts';
import { format } from '~/domain/shared/format.ts';
import { Button } from '~/ui/Button.tsx';
import { type Choice, Select } from '~/ui/controls.tsx';
import { Field } from '~/ui/Field.tsx';
import { NewTabLink } from '~/ui/NewTabLink.tsx';

import type { PlanNotes } from './plan-notes.ts';
import type { ReadyPlan } from './ready-plan.ts';

const COPY = RENTERS_PLAN_COPY.nextHome;

/**
 * The rules of all states, in one file: which of them is asked for tells nobody where the renter wants to live. The build
 * has checked it (src/data/renter-protections.ts).
 */
const loadProtections = retryableImport(() => import('~/content/renter-protections.json'));

/** The rules for the next application, as far as they have been loaded. */
interface Protections {
  readonly all: readonly RenterProtection[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the rules once they are asked for. */
export function useProtections(areAskedFor: boolean): Protections {
  const [all, setAll] = useState<readonly RenterProtection[]>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    loadProtections()
      .then((module) => {
        setAll(module.default as readonly RenterProtection[]);
      })
      .catch(() => {
        setFailed(true);
      });
  }, []);
  useEffect(() => {
    if (areAskedFor) load();
  }, [areAskedFor, load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { all, hasFailed, retry };
}

/** The rules where the renter wants to live; none while nobody has said where, or they are on their way. */
export function rulesThere(
  nextHome: NextHome | undefined,
  { all }: Pick<Protections, 'all'>,
): readonly RenterProtection[] {
  return nextHome === undefined || all === undefined ? [] : protectionsAt(all, nextHome);
}

/** The state of the case first: most people stay. */
function stateChoices(caseState: JurisdictionCode): readonly Choice[] {
  const { name } = jurisdiction(caseState);
  return [
    { value: caseState, label: format(COPY.caseState, { state: name }) },
    ...JURISDICTIONS.flatMap(({ code, name: label }) => (code === caseState ? [] : [{ value: code, label }])),
  ];
}

interface NextHomeQuestionProps {
  readonly ready: ReadyPlan;
  readonly notes: PlanNotes;
  readonly onNote: (changes: Partial<PlanNotes>) => void;
  readonly protections: Protections;
}

/** Asks where the renter wants to live next, and shows the rules there. May be left out, and is sent to nobody. */
export function NextHomeQuestion({ ready, notes, onNote, protections }: NextHomeQuestionProps) {
  const { nextHome } = notes;
  const caseState = ready.form.state;
  const states = useMemo(() => stateChoices(caseState), [caseState]);
  return (
    <>
      <Field id="plan-next-state" name="next-state" label={COPY.question} hint={COPY.hint} optional>
        <Select
          autoComplete="off"
          options={states}
          placeholder={COPY.choose}
          value={nextHome?.state ?? ''}
          onChange={({ currentTarget: { value } }) => {
            onNote({ nextHome: isJurisdictionCode(value) ? { state: value } : undefined });
          }}
        />
      </Field>
      {nextHome !== undefined && (
        <RulesThere nextHome={nextHome} ready={ready} onNote={onNote} protections={protections} />
      )}
    </>
  );
}

interface RulesThereProps extends Omit<NextHomeQuestionProps, 'notes'> {
  readonly nextHome: NextHome;
}

function RulesThere({ nextHome, ready: { rules, letters }, onNote, protections }: RulesThereProps) {
  const { all, hasFailed, retry } = protections;
  const { name: state, slug } = jurisdiction(nextHome.state);
  const cities = all === undefined ? [] : citiesWithRules(all, nextHome.state);
  const city = cities.find(({ geonameId }) => geonameId === nextHome.city);
  const place = city === undefined ? state : `${city.name}, ${state}`;
  const isNamed = ['denial-rule', 'application-rule'] as const;

  function status(): string {
    if (all === undefined) return format(hasFailed ? COPY.failed : COPY.loading, { place });
    if (rules.length > 0) return format(COPY.found, { place });
    if (cities.length === 0) return format(COPY.none, { place });
    return format(COPY.citiesOnly, { state, cities: cities.map(({ name }) => name).join(', ') });
  }

  return (
    <>
      {cities.length > 0 && (
        <Field id="plan-next-city" name="next-city" label={COPY.city} optional>
          <Select
            autoComplete="off"
            options={cities.map(({ geonameId, name }) => ({ value: String(geonameId), label: name }))}
            placeholder={COPY.elsewhere}
            value={city === undefined ? '' : String(city.geonameId)}
            onChange={({ currentTarget: { value } }) => {
              const chosen = cities.find(({ geonameId }) => String(geonameId) === value);
              onNote({ nextHome: { state: nextHome.state, city: chosen?.geonameId } });
            }}
          />
        </Field>
      )}
      <p role="status">{status()}</p>
      {hasFailed && all === undefined && (
        <p>
          <Button look="outline" size="small" onClick={retry}>
            {COPY.retry}
          </Button>
        </p>
      )}
      {rules.length > 0 && (
        <ul>
          {rules.map(({ topic, effect, citation, url = null, basis, asOf }) => (
            <li key={effect}>
              <strong>{PROTECTIONS_COPY.topics[topic]}.</strong> {effect}
              <small>
                <NewTabLink href={url}>{citation}</NewTabLink>. {PROTECTIONS_COPY.basis(basis, asOf)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {isNamed.some((condition) => letters.conditions.has(condition)) && <p>{COPY.letters}</p>}
      <small>
        <NewTabLink href={`${PLACE_DATA_PATHS.protections}${rules.length > 0 ? `#${slug}` : ''}`}>
          {COPY.all}
        </NewTabLink>
      </small>
    </>
  );
}
