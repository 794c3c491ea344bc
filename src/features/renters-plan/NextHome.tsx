import { useCallback, useEffect, useMemo, useState } from 'react';

import { retryableImport } from '#browser/load-once.ts';
import { DEFAULT_LANGUAGE, type Language, localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import { unbroken } from '#domain/law/law-name.ts';
import { citiesWithRules, type NextHome, protectionsAt, readingOf } from '#domain/law/renter-protection.ts';
import type { RenterProtection } from '#domain/law/facts-schema.ts';
import {
  isJurisdictionCode,
  jurisdiction,
  type JurisdictionCode,
  JURISDICTIONS,
} from '#domain/places/jurisdiction.ts';
import { format, type Template } from '#domain/shared/format.ts';
import { useLanguage, useWords } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { type Choice, Field, Select } from '#ui/controls.tsx';
import { NewTabLink } from '#ui/NewTabLink.tsx';

import type { PlanNotes } from './plan-notes.ts';
import type { ReadyPlan } from './ready-plan.ts';

const useCopy = () => useWords('plan').RENTERS_PLAN_COPY.nextHome;

/**
 * The rules of all states in one file, so that the request does not reveal where the renter wants to live. Validated at
 * build time (src/data/laws.ts).
 */
const loadProtections = retryableImport(() => import('#content/renter-protections.json'));
/** Spanish translations of the rules, by hash of the English text. */
const loadSpanish = retryableImport(() => import('#content/words/es/facts/renter-protections.json'));

/** Translated sentences of the rules, by their English text. */
async function translationsFor(language: Language): Promise<ReadonlyMap<string, string>> {
  if (language === DEFAULT_LANGUAGE) return new Map();
  const { sentences } = (await loadSpanish()).default;
  return new Map(Object.values(sentences).map(({ english, translated }) => [english, translated]));
}

/** Loading state of the rules for the next application. */
interface Protections {
  readonly all: readonly RenterProtection[] | undefined;
  /** Empty on English pages. */
  readonly translations: ReadonlyMap<string, string>;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the rules when `areAskedFor` becomes true. */
export function useProtections(areAskedFor: boolean): Protections {
  const [all, setAll] = useState<readonly RenterProtection[]>();
  const [translations, setTranslations] = useState<ReadonlyMap<string, string>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const language = useLanguage();
  const load = useCallback(() => {
    Promise.all([loadProtections(), translationsFor(language)])
      .then(([module, sentences]) => {
        const rules = module.default as readonly RenterProtection[];
        setAll(rules.map((rule) => ({ ...rule, citation: unbroken(rule.citation) })));
        setTranslations(sentences);
      })
      .catch(() => {
        setFailed(true);
      });
  }, [language]);
  useEffect(() => {
    if (areAskedFor) load();
  }, [areAskedFor, load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { all, translations, hasFailed, retry };
}

/** Rules of the state where the renter wants to live; empty if none is chosen or the rules are still loading. */
export function rulesThere(
  nextHome: NextHome | undefined,
  { all }: Pick<Protections, 'all'>,
): readonly RenterProtection[] {
  return nextHome === undefined || all === undefined ? [] : protectionsAt(all, nextHome);
}

/** Rules in the page's language; sentences without a translation stay English. */
export function inPageLanguage(
  rules: readonly RenterProtection[],
  { translations }: Pick<Protections, 'translations'>,
): readonly RenterProtection[] {
  return rules.map((rule) => ({ ...rule, effect: translations.get(rule.effect) ?? rule.effect }));
}

/** The state of the case comes first, because most people stay. */
function stateChoices(caseState: JurisdictionCode, words: Template<'state'>): readonly Choice[] {
  const { name } = jurisdiction(caseState);
  return [
    { value: caseState, label: format(words, { state: name }) },
    ...JURISDICTIONS.flatMap(({ code, name: label }) => (code === caseState ? [] : [{ value: code, label }])),
  ];
}

interface NextHomeQuestionProps {
  readonly ready: ReadyPlan;
  readonly notes: PlanNotes;
  readonly onNote: (changes: Partial<PlanNotes>) => void;
  readonly protections: Protections;
}

/** Asks where the renter wants to live next, and shows the rules there. Optional; the answer is never sent. */
export function NextHomeQuestion({ ready, notes, onNote, protections }: NextHomeQuestionProps) {
  const { nextHome } = notes;
  const caseState = ready.form.state;
  const COPY = useCopy();
  const states = useMemo(() => stateChoices(caseState, COPY.caseState), [caseState, COPY]);
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
  const COPY = useCopy();
  const { PROTECTIONS_COPY } = useWords('law');
  const protectionsPage = localPath(LAW_PATHS.protections, useLanguage());
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
                <NewTabLink href={url}>{citation}</NewTabLink>.{' '}
                {readingOf({ basis, asOf }, PROTECTIONS_COPY.reading)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {isNamed.some((condition) => letters.conditions.has(condition)) && <p>{COPY.letters}</p>}
      <small>
        <NewTabLink href={`${protectionsPage}${rules.length > 0 ? `#${slug}` : ''}`}>{COPY.all}</NewTabLink>
      </small>
    </>
  );
}
