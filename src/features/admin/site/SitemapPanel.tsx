import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { type GenerateReport, isInStep, type PingReport, type Some } from '~/domain/seo/sitemap-report.ts';
import { Badge } from '~/ui/Badge.tsx';
import { DOCUMENT, EXTERNAL, Icon, MAIL } from '~/ui/Icon.tsx';

import { BusyButton, Disclosure, Notice } from './panel-parts.tsx';
import { NEVER, OUTCOME_BADGES, SITEMAP_FILES, type SitemapStore } from './sitemap-store.ts';
import type { LoginReason } from '../session/admin-paths.ts';
import { localTime } from '../local-time.ts';

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
  const { files, live, rebuild, recorded, totalUrls } = report;
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
      {live.state === 'checked' && <Comparison check={live.check} totalUrls={totalUrls} />}
      {rebuild.state === 'started' && <p>A rebuild was started. It takes some minutes until it is live.</p>}
      {!recorded && (
        <Notice tone="review">This run could not be recorded. What it did is done all the same.</Notice>
      )}
    </section>
  );
}

type Check = (GenerateReport['live'] & { state: 'checked' })['check'];

function Comparison({ check, totalUrls }: { readonly check: Check; readonly totalUrls: number }) {
  const { origin, pagesAsked } = check;
  const asked =
    pagesAsked === totalUrls
      ? 'Every page was asked for.'
      : `${written(pagesAsked)} of ${written(totalUrls)} pages were asked for.`;
  if (isInStep(check)) {
    return (
      <Notice tone="good">
        {origin} serves just what was built. {asked}
      </Notice>
    );
  }
  const differences: readonly (readonly [string, Some])[] = [
    ['Missing from the live sitemap', check.missing],
    ['In the live sitemap, but not built', check.extra],
    ['Did not answer as a page should', check.unreachable],
    ['Malformed', check.malformed],
  ];
  return (
    <>
      <Notice tone="review">
        {origin} differs from what was built. {asked}
      </Notice>
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

interface SitemapPanelProps {
  readonly store: SitemapStore;
  readonly onSessionEnd: (reason: LoginReason) => void;
}

/** The Sitemap panel of specification §2. */
export function SitemapPanel({ store, onSessionEnd }: SitemapPanelProps) {
  const { stats, working, banner, generated, pinged } = useStore(store.$state);
  useEffect(() => {
    store.open();
  }, [store]);

  async function run(action: () => Promise<LoginReason | undefined>) {
    const reason = await action();
    if (reason !== undefined) onSessionEnd(reason);
  }

  return (
    <div className="grid gap-6">
      <Stats
        entries={[
          ['Last generated', stats.lastGenerated === null ? NEVER : localTime(stats.lastGenerated)],
          ['Total URLs', stats.totalUrls?.toLocaleString('en-US') ?? 'Not counted yet'],
          ['Last pinged', stats.lastPinged === null ? NEVER : localTime(stats.lastPinged)],
        ]}
      />
      <div>
        <div className="flex flex-wrap gap-3">
          <BusyButton
            look="secondary"
            size="small"
            icon={DOCUMENT}
            isBusy={working === 'generating'}
            busyLabel="Generating..."
            disabled={working === 'pinging'}
            onClick={() => void run(store.generate)}
          >
            Generate Sitemaps
          </BusyButton>
          <BusyButton
            look="outline"
            size="small"
            icon={MAIL}
            isBusy={working === 'pinging'}
            busyLabel="Pinging..."
            disabled={working === 'generating'}
            onClick={() => void run(store.ping)}
          >
            Ping Search Engines
          </BusyButton>
        </div>
        <div role="status" className="not-empty:mt-4">
          {banner !== undefined && <Notice tone={banner.isGood ? 'good' : 'no'}>{banner.text}</Notice>}
        </div>
      </div>
      {generated !== undefined && <GenerateResult report={generated} />}
      {pinged !== undefined && <EngineAnswers report={pinged} />}
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

function Stats({ entries }: { readonly entries: readonly (readonly [string, string])[] }) {
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
