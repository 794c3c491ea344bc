import { localPath } from '#config/languages.ts';
import { LAW_PATHS } from '#config/law-pages.ts';
import type { Stop } from '#domain/filing/filing.ts';
import type { When } from '#domain/plan/date-rules.ts';
import { format } from '#domain/shared/format.ts';

import { type FilingWords, useFilingWords } from './filing-words.ts';
import { dayInWords, type ReadyFiling } from './ready-filing.ts';
import { choiceLabel } from './Questions.tsx';

/** Why there is no paper. */
export function Stopped({ ready }: { readonly ready: ReadyFiling }) {
  const words = useFilingWords();
  const { FILING_COPY: COPY } = words.filing;
  const { assessment, data } = ready;
  return (
    <div role="status">
      {assessment.status === 'stopped' && (
        <div className="filing-part grid min-w-0 grid-cols-1 content-start gap-4 rounded-lg border-2 border-review-line bg-review-tint p-[min(1.25rem,5vw)] text-review">
          <h3 className="text-xl">{COPY.stopped.heading}</h3>
          <ul className="grid gap-3">
            {assessment.stops.map((stop) => (
              <li key={JSON.stringify(stop)}>
                <StopWords stop={stop} />
              </li>
            ))}
          </ul>
          <p>{COPY.stopped.help}</p>
          <p>
            <a className="link" href={localPath(LAW_PATHS.plan(data.state.slug), words.language)}>
              {format(COPY.stopped.plan, { state: data.state.name })}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}

function StopWords({ stop }: { readonly stop: Stop }) {
  const words = useFilingWords();
  const { FILING_COPY: COPY, FACT_WORDS } = words.filing;
  if (stop.kind === 'law') return <p>{lawWords(stop.when, words)}</p>;
  if (stop.kind === 'day')
    return (
      <p>
        <strong>{FACT_WORDS[stop.fact].label}</strong> {COPY.stopped.day}
      </p>
    );
  return (
    <>
      <p>
        {stop.kind === 'answer' ? (
          COPY.stopped.law
        ) : (
          <>
            {COPY.stopped.asks} <strong>{stop.law[words.language]}</strong>
          </>
        )}
      </p>
      <p>
        {COPY.stopped.told} {FACT_WORDS[stop.fact].label}{' '}
        <strong>{choiceLabel(stop.fact, stop.said, words)}</strong>
      </p>
    </>
  );
}

function lawWords(when: When, { closed, filing: { FILING_COPY: COPY }, language }: FilingWords): string {
  switch (when.kind) {
    case 'does-not-apply':
      return `${COPY.stopped.law} ${closed[when.why]}`;
    case 'opens-on':
      return format(COPY.stopped.later, { date: dayInWords(when.date, language) });
    case 'not-computable':
      return when.why === 'old-check' ? COPY.stopped.tooOld : COPY.stopped.unconfirmed;
    case 'needs-a-fact':
    case 'open-now':
      return COPY.stopped.fact;
  }
}
