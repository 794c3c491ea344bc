import type { PlainDate } from '~/domain/shared/plain-date.ts';
import { PLAN_WHEN_COPY as COPY, REPORTING_COPY } from '~/content/words/en/plan.ts';
import type { DatedRemedy, When } from '~/domain/plan/remedy-date.ts';
import type { ReportingLimit } from '~/domain/plan/reporting-limit.ts';

const WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A plain date in words, the same in every time zone. @example longDate(day('2028-03-05')) // => 'March 5, 2028' */
export function longDate(date: PlainDate): string {
  return WORDS.format(new Date(`${date}T00:00:00Z`));
}

/** What a plan says about the time of a path, in one or two sentences. */
export function whenWords({ remedy, when }: DatedRemedy): string {
  const isDeadline = remedy.clock?.bound === 'no-later-than';
  switch (when.kind) {
    case 'open-now':
      if (when.since === null) return COPY.openNow.now;
      return (isDeadline ? COPY.openNow.done : COPY.openNow.since)(longDate(when.since));
    case 'opens-on':
      return (isDeadline ? COPY.opensOn.deadline : COPY.opensOn.earliest)(longDate(when.date));
    case 'needs-a-fact':
      return missingWords(when);
    case 'does-not-apply':
      return COPY.closed[when.why];
    case 'not-computable':
      return COPY.noDate[when.why];
  }
}

function missingWords({ fact, conflict, notBefore }: Extract<When, { kind: 'needs-a-fact' }>): string {
  if (conflict !== null) return COPY.conflict[conflict];
  const missing = COPY.missing[fact];
  return notBefore === null ? missing : `${missing} ${COPY.notBefore(longDate(notBefore))}`;
}

/** What a plan says about the second clock. */
export function reportingWords(limit: ReportingLimit): string {
  switch (limit.kind) {
    case 'ends-after':
      return REPORTING_COPY.ends(longDate(limit.date));
    case 'has-ended':
      return REPORTING_COPY.ended(longDate(limit.date));
    case 'needs-judgment-date':
      return `${REPORTING_COPY.needsJudgment} ${COPY.notBefore(longDate(limit.notBefore))}`;
    case 'check-filing-date':
      return REPORTING_COPY.checkFiling;
  }
}
