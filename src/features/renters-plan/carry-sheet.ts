import { PLAN_WHEN_COPY, REPORTING_COPY } from '~/content/copy/plan-when.ts';
import { SITUATION_WORDS } from '~/content/copy/plan-situations.ts';
import { RENTERS_PLAN_COPY as COPY } from '~/content/copy/renters-plan.ts';
import type { HelpContact } from '~/domain/legal-help/legal-help.ts';
import type { Situation } from '~/domain/plan/situations.ts';

import { longDate } from './long-date.ts';
import type { ReadyPlan } from './plan-input.ts';
import { reportingWords, whenWords } from './when-words.ts';

/** A part of the page to carry. */
export interface SheetPart {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** So many of each fit on one page. */
const MOST = { paths: 4, situations: 2, help: 3 } as const;

/** The words of a situation of a plan. */
export function situationWords({ state, filing }: ReadyPlan, { kind, remedy, date }: Situation) {
  const facts = { state, court: filing.court.name, date: date === null ? '' : longDate(date) };
  return SITUATION_WORDS[kind](facts, remedy);
}

/** A helper in one line: `Community Legal Services, (602) 258-3434`. */
export function helpLine({ name, phone, url }: HelpContact): string {
  return [name, phone ?? url].filter((part) => part !== null).join(', ');
}

/** The page to carry: answer, law, dates, steps, court and help; the same for paper and for the clipboard. */
export function carrySheet(ready: ReadyPlan): SheetPart[] {
  const { plan, filing, file, answer, place, form } = ready;
  const { court } = filing;
  const parts: SheetPart[] = [
    { heading: COPY.carry.answer, lines: [`${place}, ${longDate(form.filingDate)}: ${answer}`] },
    {
      heading: COPY.when.heading,
      lines: [
        ...plan.paths
          .slice(0, MOST.paths)
          .map((path) => `${path.remedy.title} (${path.remedy.citation}): ${whenWords(path)}`),
        `${REPORTING_COPY.heading} (${REPORTING_COPY.citation}): ${reportingWords(plan.reporting)}`,
        PLAN_WHEN_COPY.onlyTheCourt,
      ],
    },
    ...plan.situations.slice(0, MOST.situations).map((situation) => {
      const { heading, steps } = situationWords(ready, situation);
      return { heading, lines: steps };
    }),
    { heading: COPY.cautions, lines: plan.cautions.map((caution) => PLAN_WHEN_COPY.cautions[caution]) },
    { heading: COPY.now.papers, lines: plan.papers.map((paper) => PLAN_WHEN_COPY.papers[paper]) },
    { heading: COPY.now.clerk, lines: PLAN_WHEN_COPY.clerk },
    {
      heading: COPY.now.court,
      lines: [
        [court.name, court.address, court.phone].filter((part) => part !== null).join(', '),
        COPY.now.fee,
      ],
    },
    { heading: COPY.carry.help, lines: plan.help.slice(0, MOST.help).map(helpLine) },
    { heading: COPY.carry.checked, lines: [file.panel.evidence.checked] },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

/** The page to carry as text. */
export function carryText(ready: ReadyPlan, made: string): string {
  const parts = carrySheet(ready).map(
    ({ heading, lines }) => `${heading.toUpperCase()}\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
  return [COPY.carry.title, ...parts, made].join('\n\n');
}
