import { useEffect, useState } from 'react';

import { loadSealingLaw, loadStateFilings } from '#browser/state-data.ts';
import { localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import { kindWithoutRequest } from '#domain/filing/filing.ts';
import { stateFilingsPath } from '#domain/filing/filing-file.ts';
import { sealingLawFilePath } from '#domain/plan/state-file.ts';
import {
  isJurisdictionCode,
  type Jurisdiction,
  jurisdiction,
  stateOptions,
} from '#domain/places/jurisdiction.ts';
import { format } from '#domain/shared/format.ts';
import { IslandFallback } from '#features/island-fallback/IslandFallback.tsx';
import { WordsProvider } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { Field, Select } from '#ui/controls.tsx';
import { useHash, useReconnect } from '#ui/browser-hooks.ts';

import { FilingPage } from './FilingPage.tsx';
import { type FilingWords, FilingWordsContext, useFilingWords } from './filing-words.ts';
import type { StateData } from './ready-filing.ts';
import { checkedState } from './tab-memory.ts';

/**
 * The court papers of a remedy, which the address names after `#`: that part is never sent. Without one, the renter
 * chooses state and remedy.
 */
export function FilingIsland({ words }: { readonly words: FilingWords }) {
  const { calendar, caseTexts, controls, delivery, language } = words;
  return (
    <WordsProvider language={language} words={{ calendar, caseTexts, controls, delivery }}>
      <FilingWordsContext value={words}>
        <IslandFallback>
          <Chosen />
        </IslandFallback>
      </FilingWordsContext>
    </WordsProvider>
  );
}

/** The id of the remedy that the address names, empty for none. `undefined` until the page is hydrated. */
function useRemedyInAddress(): string | undefined {
  const hash = useHash();
  return hash === undefined ? undefined : (new URLSearchParams(hash).get('path') ?? '');
}

function Chosen() {
  const path = useRemedyInAddress();
  const [chosen, setChosen] = useState<string>();
  const code = path === undefined ? undefined : path.slice(0, 2).toUpperCase();
  const wanted = code === undefined || code === '' ? (chosen ?? checkedStateOnPage(path)) : code;
  const {
    filing: { FILING_COPY: COPY },
    language,
  } = useFilingWords();
  const state = isJurisdictionCode(wanted) ? jurisdiction(wanted, language) : undefined;
  const { data, failed, retry } = useStateData(state);
  useReconnect(() => {
    if (failed) retry();
  });
  const remedy = data?.law.remedies.find(({ id }) => id === path);
  if (data !== undefined && remedy !== undefined)
    return <FilingPage key={remedy.id} data={data} remedy={remedy} />;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <Chooser
        state={state}
        data={data}
        onChoose={(next) => {
          setChosen(next);
          if (window.location.hash !== '') window.location.hash = '';
        }}
      />
      <div role="status">{state !== undefined && data === undefined && !failed && <p>{COPY.loading}</p>}</div>
      {failed && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{COPY.failed}</p>
          <Button look="secondary" onClick={retry}>
            {COPY.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The build has no tab to ask. */
function checkedStateOnPage(path: string | undefined): string {
  return path === undefined ? '' : checkedState();
}

function useStateData(state: Jurisdiction | undefined) {
  const { language } = useFilingWords();
  const [data, setData] = useState<StateData>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailed] = useState<string>();
  const key = `${state?.code ?? ''} ${attempt}`;
  useEffect(() => {
    if (state === undefined) return;
    let isCurrent = true;
    void Promise.all([
      loadSealingLaw(localPath(sealingLawFilePath(state.slug), language)),
      loadStateFilings(stateFilingsPath(state.slug)),
    ]).then(([law, filings]) => {
      if (!isCurrent) return;
      if (law === undefined || filings === undefined) setFailed(key);
      else setData({ state, law, filings });
    });
    return () => {
      isCurrent = false;
    };
  }, [state, language, key]);
  const retry = () => {
    setAttempt((count) => count + 1);
  };
  return { data: data?.state.code === state?.code ? data : undefined, failed: failedAttempt === key, retry };
}

interface ChooserProps {
  readonly state: Jurisdiction | undefined;
  readonly data: StateData | undefined;
  readonly onChoose: (code: string) => void;
}

/** A state, and its remedies with the kind of paper that each takes. */
function Chooser({ state, data, onChoose }: ChooserProps) {
  const {
    filing: { FILING_COPY: COPY },
    language,
  } = useFilingWords();
  const remedies =
    data?.law.remedies.flatMap((remedy) => {
      const request = data.filings.filings.find(({ remedyId }) => remedyId === remedy.id);
      const kind = request?.kind ?? kindWithoutRequest(remedy);
      return kind === null || kind === 'nothing' ? [] : [{ remedy, kind }];
    }) ?? [];
  return (
    <>
      <p className="text-muted">{COPY.lede}</p>
      <h2 className="text-2xl">{COPY.choose.heading}</h2>
      <Field id="filing-state" name="state" label={COPY.choose.state}>
        <Select
          options={stateOptions(language)}
          placeholder={COPY.choose.pick}
          value={state?.code ?? ''}
          onChange={({ currentTarget }) => {
            onChoose(currentTarget.value);
          }}
        />
      </Field>
      {state === undefined && (
        <ol className="grid list-decimal gap-2 ps-5">
          {COPY.choose.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {data !== undefined && remedies.length > 0 && (
        <>
          <h3 className="text-xl">{COPY.choose.path}</h3>
          <ul className="grid border-t border-line">
            {remedies.map(({ remedy, kind }) => (
              <li key={remedy.id} className="border-b border-line py-3">
                <a className="link font-semibold" href={`#path=${remedy.id}`}>
                  {remedy.title}
                </a>
                <p className="text-sm text-muted">{COPY.kinds[kind]}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {data !== undefined && (
        <p>
          {remedies.length === 0 && `${format(COPY.choose.none, { state: data.state.name })} `}
          <a className="link" href={localPath(LAW_PATHS.plan(data.state.slug), language)}>
            {format(COPY.choose.plan, { state: data.state.name })}
          </a>
        </p>
      )}
    </>
  );
}
