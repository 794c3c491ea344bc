import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { jsonOf } from '#browser/admin-call.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import {
  type EngineAnswer,
  generateFailure,
  type GenerateReport,
  isInStep,
  pingFailure,
  type PingReport,
  sitemapRunSchema,
  sitemapStatsSchema,
  type Some,
} from '#domain/seo/sitemap-report.ts';
import { Badge, type BadgeVariant } from '#ui/Badge.tsx';
import { DOCUMENT, EXTERNAL, Icon } from '#ui/Icon.tsx';

import { queryClient, valueOf } from '#features/admin/data/query-client.ts';
import { Time } from '#features/admin/times.tsx';
import { call } from '#features/admin/session/admin-services.ts';
import { numbered } from '#features/admin/session/trouble.ts';
import { BusyButton, Disclosure, Notice } from './panel-parts.tsx';

/** When the actions were last done, by anybody and in any browser. */
const statsQuery = queryOptions({
  queryKey: ['sitemap-stats'],
  queryFn: () => valueOf(call({ path: ADMIN_API_PATHS.generateSitemap, read: jsonOf(sitemapStatsSchema) })),
});

type Report = GenerateReport | PingReport;

/** The panel's two actions: what is sent, and the banner texts of specification §8. */
const ACTIONS = {
  generate: {
    body: { type: 'generate' },
    done: 'Sitemaps generated successfully!',
    failed: 'Failed to generate sitemaps',
  },
  ping: {
    body: { path: 'ping-search-engines' },
    done: 'Search engines notified successfully!',
    failed: 'Failed to ping search engines',
  },
} as const;

type Action = keyof typeof ACTIONS;

/** Failure reason when there was no response. */
const NO_CONNECTION = 'The server could not be reached. Check your connection and try again.';

/** Longer than the function may run, because a started run is worth waiting for. */
const PATIENCE_MS = 40_000;

function send(action: Action): Promise<Report> {
  return valueOf(
    call<Report>({
      path: ADMIN_API_PATHS.generateSitemap,
      method: 'POST',
      body: ACTIONS[action].body,
      read: jsonOf<Report>(sitemapRunSchema),
      timeoutMs: PATIENCE_MS,
    }),
  );
}

/** Why a run counts as failed. */
function failureOf(report: Report): string | undefined {
  return report.kind === 'generated' ? generateFailure(report) : pingFailure(report);
}

/** When an action was last done (specification §2); empty until it is known. */
function When({ at }: { readonly at: string | null | undefined }) {
  if (at === undefined) return null;
  return at === null ? 'Never' : <Time at={at} />;
}

/** The sitemap files that the panel links to (specification §2). */
const SITEMAP_FILES = ['sitemap.xml', 'sitemap-main.xml', 'sitemap-locations.xml'] as const;

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

/** The Sitemap panel of specification §2; one of its actions runs at a time. */
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
  const shown = run.variables === undefined ? undefined : reports[run.variables];
  const working = run.isPending ? run.variables : undefined;

  return (
    <div className="grid gap-6">
      <Stats
        entries={[
          ['Last generated', <When key="generated" at={stats?.lastGenerated} />],
          ['Total URLs', stats?.totalUrls?.toLocaleString('en-US') ?? 'Not counted yet'],
          ['Last pinged', <When key="pinged" at={stats?.lastPinged} />],
        ]}
      />
      <div>
        <div className="flex flex-wrap gap-3">
          <BusyButton
            look="secondary"
            size="small"
            icon={DOCUMENT}
            isBusy={working === 'generate'}
            busyLabel="Generating..."
            disabled={working === 'ping'}
            onClick={() => {
              run.mutate('generate');
            }}
          >
            Generate Sitemaps
          </BusyButton>
          <BusyButton
            look="outline"
            size="small"
            icon={EXTERNAL}
            isBusy={working === 'ping'}
            busyLabel="Pinging..."
            disabled={working === 'generate'}
            onClick={() => {
              run.mutate('ping');
            }}
          >
            Ping Search Engines
          </BusyButton>
        </div>
        <div role="status" className="not-empty:mt-4">
          {run.isError && (
            <Notice tone="no">
              {numbered(
                `${ACTIONS[run.variables].failed}: ${run.error.failed.problem?.detail ?? NO_CONNECTION}`,
                run.error.failed.reference,
              )}
            </Notice>
          )}
          {run.isSuccess && <Banner action={run.variables} failure={failureOf(run.data)} />}
        </div>
      </div>
      {shown !== undefined && run.isError && (
        <p className="text-muted">
          What follows is from the run before, of <Time at={shown.at} />.
        </p>
      )}
      {shown?.kind === 'generated' && <GenerateResult report={shown} />}
      {shown?.kind === 'pinged' && <EngineAnswers report={shown} />}
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

interface BannerProps {
  readonly action: Action;
  readonly failure: string | undefined;
}

function Banner({ action, failure }: BannerProps) {
  const { done, failed } = ACTIONS[action];
  return failure === undefined ? (
    <Notice tone="good">{done}</Notice>
  ) : (
    <Notice tone="no">
      {failed}: {failure}
    </Notice>
  );
}

function Stats({ entries }: { readonly entries: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
      {entries.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The search engines' responses to a ping. */
function EngineAnswers({ report: { engines, recorded } }: { readonly report: PingReport }) {
  return (
    <section aria-labelledby="engine-answers" className="grid gap-4">
      <h3 id="engine-answers" className="text-lg">
        What the search engines said
      </h3>
      <ul className="grid gap-3">
        {engines.map(({ engine, outcome, message, addresses }) => (
          <li key={engine} className="grid gap-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b>{engine}</b>
              <Badge variant={OUTCOME_BADGES[outcome].variant}>{OUTCOME_BADGES[outcome].label}</Badge>
            </p>
            <p className="text-sm text-muted">
              {message}
              {addresses > 0 && ` Addresses sent: ${addresses.toLocaleString('en-US')}.`}
            </p>
          </li>
        ))}
      </ul>
      {!recorded && (
        <Notice tone="review">This run could not be recorded. What it did is done all the same.</Notice>
      )}
    </section>
  );
}

/** The result of Generate Sitemaps: the number of URLs in each file, and the comparison with the live site. */
function GenerateResult({ report }: { readonly report: GenerateReport }) {
  const { files, live, rebuild, recorded } = report;
  return (
    <section aria-labelledby="generate-result" className="grid gap-4">
      <h3 id="generate-result" className="text-lg">
        What was counted
      </h3>
      <ul className="grid gap-1">
        {files.map(({ name, urls }) => (
          <li key={name}>
            {name}: {addresses(urls)}
          </li>
        ))}
      </ul>
      {live.state === 'not-set-up' && (
        <p className="text-muted">No live site is set up here, so nothing was compared.</p>
      )}
      {live.state === 'checked' && <Comparison check={live.check} />}
      {rebuild.state === 'started' && <p>A rebuild was started. It takes some minutes until it is live.</p>}
      {!recorded && (
        <Notice tone="review">This run could not be recorded. What it did is done all the same.</Notice>
      )}
    </section>
  );
}

type Check = (GenerateReport['live'] & { state: 'checked' })['check'];

function Comparison({ check }: { readonly check: Check }) {
  const { origin } = check;
  if (isInStep(check)) {
    return <Notice tone="good">{origin} serves just what was built.</Notice>;
  }
  const differences: readonly (readonly [string, Some])[] = [
    ['Missing from the live sitemap', check.missing],
    ['In the live sitemap, but not built', check.extra],
    ['Did not answer', check.unreachable],
    ['Malformed', check.malformed],
  ];
  return (
    <>
      <Notice tone="review">{origin} differs from what was built.</Notice>
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line">
        {differences
          .filter(([, { count }]) => count > 0)
          .map(([label, some]) => (
            <li key={label}>
              <Differences label={label} some={some} />
            </li>
          ))}
      </ul>
    </>
  );
}

function Differences({ label, some: { count, first } }: { readonly label: string; readonly some: Some }) {
  return (
    <Disclosure
      summary={
        <b>
          {label}: {written(count)}
        </b>
      }
    >
      <ul className="grid gap-1 text-sm wrap-anywhere">
        {first.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {count > first.length && <li>and {written(count - first.length)} more</li>}
      </ul>
    </Disclosure>
  );
}

function addresses(count: number): string {
  return count === 1 ? '1 address' : `${written(count)} addresses`;
}

function written(count: number): string {
  return count.toLocaleString('en-US');
}
