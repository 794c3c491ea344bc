import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import {
  type EngineAnswer,
  generateFailure,
  type GenerateReport,
  isInStep,
  type LiveCheck,
  pingFailure,
  type PingReport,
  sitemapRunSchema,
  sitemapStatsSchema,
} from '#domain/seo/sitemap-report.ts';
import { wholeNumber } from '#domain/shared/amounts.ts';
import { queryClient } from '#features/admin/data/query-client.ts';
import { call, jsonOf } from '#features/admin/session/call.ts';
import { numbered } from '#features/admin/session/trouble.ts';
import { Time } from '#features/admin/office.tsx';
import { Badge, type BadgeVariant } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DOCUMENT, EXTERNAL, Icon } from '#ui/Icon.tsx';

import { ActionIcon, Notice } from './panel-parts.tsx';

/** When the actions were last done, by anybody and in any browser. */
const statsQuery = queryOptions({
  queryKey: ['sitemap-stats'],
  queryFn: () => call({ path: ADMIN_API_PATHS.generateSitemap, read: jsonOf(sitemapStatsSchema) }),
});

type Report = GenerateReport | PingReport;

/** The panel's two actions: what is sent, and the texts of product §8. */
const ACTIONS = {
  generate: {
    body: { type: 'generate' },
    label: 'Generate Sitemaps',
    busy: 'Generating...',
    icon: DOCUMENT,
    look: 'secondary',
    done: 'Sitemaps generated successfully!',
    failed: 'Failed to generate sitemaps',
  },
  ping: {
    body: { path: 'ping-search-engines' },
    label: 'Ping Search Engines',
    busy: 'Pinging...',
    icon: EXTERNAL,
    look: 'outline',
    done: 'Search engines notified successfully!',
    failed: 'Failed to ping search engines',
  },
} as const;
type Action = keyof typeof ACTIONS;

/** Longer than the function may run, because a started run is worth waiting for. */
const PATIENCE_MS = 40_000;

function send(action: Action): Promise<Report> {
  return call<Report>({
    path: ADMIN_API_PATHS.generateSitemap,
    method: 'POST',
    body: ACTIONS[action].body,
    read: jsonOf<Report>(sitemapRunSchema),
    timeoutMs: PATIENCE_MS,
  });
}

/** The sitemap files that the panel links to (product §2). */
const SITEMAP_FILES = ['sitemap.xml', 'sitemap-main.xml', 'sitemap-locations.xml'] as const;

/** The Sitemap panel of product §2; one of its actions runs at a time. */
export function SitemapPanel() {
  /** The last report of each action, which stays when the next run gives none. */
  const [reports, setReports] = useState<Readonly<Partial<Record<Action, Report>>>>({});
  const run = useMutation({
    mutationFn: send,
    onSuccess: (report, action) => {
      setReports({ ...reports, [action]: report });
      return queryClient.invalidateQueries({ queryKey: statsQuery.queryKey });
    },
  });
  const { data: stats } = useQuery(statsQuery);
  const shown = run.variables && reports[run.variables];

  return (
    <div className="grid gap-6">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        <Stat label="Last generated">{stats && <When at={stats.lastGenerated} />}</Stat>
        <Stat label="Total URLs">{stats?.totalUrls?.toLocaleString('en-US') ?? 'Not counted yet'}</Stat>
        <Stat label="Last pinged">{stats && <When at={stats.lastPinged} />}</Stat>
      </dl>
      <div>
        <div className="flex flex-wrap gap-3">
          {(['generate', 'ping'] as const).map((action) => {
            const { label, busy, icon, look } = ACTIONS[action];
            const isRunning = run.isPending && run.variables === action;
            return (
              <Button
                key={action}
                look={look}
                size="small"
                isBusy={run.isPending}
                onClick={() => {
                  run.mutate(action);
                }}
              >
                <ActionIcon path={icon} isBusy={isRunning} />
                {isRunning ? busy : label}
              </Button>
            );
          })}
        </div>
        <div role="status" className="not-empty:mt-4">
          {run.isError && (
            <Notice tone="no">
              {numbered(
                `${ACTIONS[run.variables].failed}: ${run.error.problem?.detail ?? 'The server could not be reached. Check your connection and try again.'}`,
                run.error.reference,
              )}
            </Notice>
          )}
          {run.isSuccess && <Outcome action={run.variables} report={run.data} />}
        </div>
      </div>
      {shown !== undefined && (
        <section aria-labelledby="sitemap-report" className="grid gap-4">
          <h3 id="sitemap-report" className="text-lg">
            {shown.kind === 'generated' ? 'What was counted' : 'What the search engines said'}
          </h3>
          {run.isError && (
            <p className="text-muted">
              What follows is from the run before, of <Time at={shown.at} />.
            </p>
          )}
          {shown.kind === 'generated' ? (
            <GenerateResult report={shown} />
          ) : (
            <EngineAnswers engines={shown.engines} />
          )}
          {!shown.recorded && (
            <Notice tone="review">This run could not be recorded. What it did is done all the same.</Notice>
          )}
        </section>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4">
        {SITEMAP_FILES.map((file) => (
          <li key={file}>
            <a
              href={`/${file}`}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-8 items-center gap-2 text-primary underline underline-offset-4"
            >
              {file}
              <Icon path={EXTERNAL} className="size-4" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Stat({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg font-semibold">{children}</dd>
    </div>
  );
}

function When({ at }: { readonly at: string | null }) {
  return at === null ? 'Never' : <Time at={at} />;
}

function Outcome({ action, report }: { readonly action: Action; readonly report: Report }) {
  const { done, failed } = ACTIONS[action];
  const failure = report.kind === 'generated' ? generateFailure(report) : pingFailure(report);
  return failure === undefined ? (
    <Notice tone="good">{done}</Notice>
  ) : (
    <Notice tone="no">
      {failed}: {failure}
    </Notice>
  );
}

/** Badge for each engine's result. */
const OUTCOME_BADGES: Readonly<
  Record<EngineAnswer['outcome'], { readonly label: string; readonly variant: BadgeVariant }>
> = {
  accepted: { label: 'Received', variant: 'success' },
  'nothing-new': { label: 'Nothing new', variant: 'info' },
  refused: { label: 'Refused', variant: 'destructive' },
  'no-answer': { label: 'No answer', variant: 'destructive' },
  'not-set-up': { label: 'Not set up', variant: 'outline' },
};

/** The search engines' responses to a ping. */
function EngineAnswers({ engines }: Pick<PingReport, 'engines'>) {
  return (
    <ul className="grid gap-3">
      {engines.map(({ engine, outcome, message, addresses }) => (
        <li key={engine} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <b>{engine}</b>
            <Badge variant={OUTCOME_BADGES[outcome].variant}>{OUTCOME_BADGES[outcome].label}</Badge>
          </p>
          <p className="text-sm text-muted">
            {message}
            {addresses > 0 && ` Addresses sent: ${wholeNumber(addresses)}.`}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The number of URLs in each file, and the comparison with the live site. */
function GenerateResult({ report: { files, live, rebuild } }: { readonly report: GenerateReport }) {
  return (
    <>
      <ul className="grid gap-1">
        {files.map(({ name, urls }) => (
          <li key={name}>
            {name}: {urls === 1 ? '1 address' : `${wholeNumber(urls)} addresses`}
          </li>
        ))}
      </ul>
      {live.state === 'not-set-up' && (
        <p className="text-muted">No live site is set up here, so nothing was compared.</p>
      )}
      {live.state === 'checked' && <Comparison {...live.check} />}
      {rebuild.state === 'started' && <p>A rebuild was started. It takes some minutes until it is live.</p>}
    </>
  );
}

function Comparison(check: LiveCheck) {
  if (isInStep(check)) return <Notice tone="good">{check.origin} serves just what was built.</Notice>;
  const differences = [
    ['Missing from the live sitemap', check.missing],
    ['In the live sitemap, but not built', check.extra],
    ['Did not answer', check.unreachable],
    ['Malformed', check.malformed],
  ] as const;
  return (
    <>
      <Notice tone="review">{check.origin} differs from what was built.</Notice>
      {differences
        .filter(([, { count }]) => count > 0)
        .map(([label, { count, first }]) => (
          <details key={label}>
            <summary className="min-h-8 cursor-pointer font-semibold">
              {label}: {wholeNumber(count)}
            </summary>
            <ul className="grid gap-1 py-2 pl-4 text-sm wrap-anywhere">
              {first.map((line) => (
                <li key={line}>{line}</li>
              ))}
              {count > first.length && <li>and {wholeNumber(count - first.length)} more</li>}
            </ul>
          </details>
        ))}
    </>
  );
}
