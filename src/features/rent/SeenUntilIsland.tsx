import type { ReactNode } from 'react';

import type { Language } from '#config/languages.ts';
import type { Words } from '#content/words/words.ts';
import { readEligibilityForm } from '#domain/check/form.ts';
import { reportingLimit } from '#domain/plan/reporting-limit.ts';
import { addYears } from '#domain/shared/known-date.ts';
import { DAY_MS, type PlainDate } from '#domain/shared/plain-date.ts';
import { format } from '#domain/shared/format.ts';
import { checkMemory } from '#features/eligibility-check/tab-memory.ts';
import { NO_COUNTIES } from '#domain/places/county-name.ts';
import { planCase } from '#domain/plan/plan-case.ts';
import { reportingWords, type ReportingWords } from '#features/renters-plan/when-words.ts';
import { SeenUntil } from '#ui/art/SeenUntil.tsx';
import { useHydrated, useLocalDay } from '#ui/browser-hooks.ts';

interface SeenUntilIslandProps {
  readonly language: Language;
  readonly words: ReportingWords & { readonly seen: Words['rent']['RENT_COPY']['seen'] };
  /** What holds for every case, which stays where the tab knows none. */
  readonly children?: ReactNode;
}

/** Until when reports may show the case of this tab's check. */
export function SeenUntilIsland({ language, words, children }: SeenUntilIslandProps) {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <Known language={language} words={words}>
      {children}
    </Known>
  ) : (
    children
  );
}

function Known({ language, words, children }: SeenUntilIslandProps) {
  const today = useLocalDay();
  const limit = limitInTab(today, language);
  if (limit === undefined || limit.kind === 'check-filing-date' || limit.kind === 'hidden') return children;
  const end = 'date' in limit ? limit.date : limit.notBefore;
  const isOpenEnded = limit.isOpenEnded || end === null || ('mayBeLater' in limit && limit.mayBeLater);
  const share = end === null ? 1 : shareOver(addYears(end, -7), today, end);
  const { bar, label } = words.seen;
  return (
    <>
      <p className="font-semibold">{reportingWords(limit, words)}</p>
      <div className="mt-3 max-w-120">
        <SeenUntil
          share={share}
          isOpenEnded={isOpenEnded}
          label={isOpenEnded ? label.open : format(label.ends, { percent: Math.round(share * 100) })}
        />
        <p className="flex justify-between text-sm text-muted">
          <span>{bar.first}</span>
          <span>{isOpenEnded ? bar.open : bar.last}</span>
        </p>
      </div>
    </>
  );
}

/** How much of a time is over today, from 0 to 1. */
function shareOver(start: PlainDate, today: PlainDate, end: PlainDate): number {
  const days = (from: PlainDate, to: PlainDate) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return Math.min(1, Math.max(0, days(start, today) / days(start, end)));
}

/** The reporting limit of the tab's last result; `undefined` without one. */
function limitInTab(today: PlainDate, language: Language) {
  const kept = checkMemory().read();
  if (kept?.result === undefined) return undefined;
  const reading = readEligibilityForm(kept.result.answers, today, language);
  if (!reading.ok) return undefined;
  return reportingLimit(planCase(reading.value, kept.notes, NO_COUNTIES), today);
}
