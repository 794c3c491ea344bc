import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { sitemapRunSchema, sitemapStatsSchema } from '#domain/seo/sitemap-report.ts';
import { queryClient } from '#features/admin/data/query-client.ts';
import { call, jsonOf } from '#features/admin/session/call.ts';
import { numbered } from '#features/admin/session/trouble.ts';
import { Time } from '#features/admin/office.tsx';
import { Button } from '#ui/Button.tsx';
import { DOCUMENT, EXTERNAL, Icon } from '#ui/Icon.tsx';

import { ActionIcon, Notice } from './panel-parts.tsx';

/** When the actions were last done, by anybody and in any browser. */
const statsQuery = queryOptions({
  queryKey: ['sitemap-stats'],
  queryFn: () => call({ path: ADMIN_API_PATHS.generateSitemap, read: jsonOf(sitemapStatsSchema) }),
});

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

function send(action: Action) {
  return call({
    path: ADMIN_API_PATHS.generateSitemap,
    method: 'POST',
    body: ACTIONS[action].body,
    read: jsonOf(sitemapRunSchema),
    timeoutMs: PATIENCE_MS,
  });
}

/** The sitemap files that the panel links to (product §2). */
const SITEMAP_FILES = ['sitemap.xml', 'sitemap-main.xml', 'sitemap-locations.xml'] as const;

/** The Sitemap panel of product §2; one of its actions runs at a time. */
export function SitemapPanel() {
  const run = useMutation({
    mutationFn: send,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: statsQuery.queryKey }),
  });
  const { data: stats } = useQuery(statsQuery);
  const failure = run.isError
    ? numbered(
        run.error.problem?.detail ?? 'The server could not be reached. Check your connection and try again.',
        run.error.reference,
      )
    : (run.data?.failure ?? null);

  return (
    <div className="grid gap-6">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        <Stat label="Last generated">{stats && <When at={stats.lastGenerated} />}</Stat>
        <Stat label="Total URLs">{stats?.totalUrls?.toLocaleString('en-US') ?? 'Never counted'}</Stat>
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
          {(run.isError || run.isSuccess) && (
            <Notice tone={failure === null ? 'good' : 'no'}>
              {failure === null
                ? ACTIONS[run.variables].done
                : `${ACTIONS[run.variables].failed}: ${failure}`}
            </Notice>
          )}
        </div>
      </div>
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
