import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect } from 'react';
import * as z from 'zod/mini';

import { type AdminAnswer, type CallAsAdmin, jsonOf } from '#browser/admin-call.ts';
import { localStore, parseStored, type SafeStorage } from '#browser/storage.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import {
  type EngineAnswer,
  generateFailure,
  type GenerateReport,
  generateReportSchema,
  isInStep,
  pingFailure,
  type PingReport,
  pingReportSchema,
  type SitemapCall,
  type Some,
} from '#domain/seo/sitemap-report.ts';
import { Badge, type BadgeVariant } from '#ui/Badge.tsx';
import { DOCUMENT, EXTERNAL, Icon, MAIL } from '#ui/Icon.tsx';

import { localTime } from '#features/admin/local-time.ts';
import { numbered } from '#features/admin/session/trouble.ts';
import { BusyButton, Disclosure, Notice } from './panel-parts.tsx';

const STORAGE_KEY = 'sitemapStats';

const sitemapStatsSchema = z.object({
  lastGenerated: z.nullable(z.iso.datetime()),
  totalUrls: z.nullable(z.int().check(z.nonnegative())),
  lastPinged: z.nullable(z.iso.datetime()),
});

/** The sitemap panel's data in local storage (specification §3); `null` means "Never" or not counted yet. */
export type SitemapStats = z.infer<typeof sitemapStatsSchema>;

/** The initial stats. */
export const NO_SITEMAP_STATS: SitemapStats = { lastGenerated: null, totalUrls: null, lastPinged: null };

/** Storage of the stats. If storage is blocked, the panel shows them only until it is closed. */
export interface SitemapStatsMemory {
  readonly read: () => SitemapStats;
  readonly keep: (stats: SitemapStats) => void;
}

/** The stats in browser storage. */
export function sitemapStatsMemory(storage: SafeStorage = localStore): SitemapStatsMemory {
  return {
    read: () => parseStored(storage.get(STORAGE_KEY), sitemapStatsSchema) ?? NO_SITEMAP_STATS,
    keep: (stats) => {
      storage.set(STORAGE_KEY, JSON.stringify(stats));
    },
  };
}

/** Banner texts of specification §8. */
const SITEMAP_BANNERS = {
  generated: 'Sitemaps generated successfully!',
  notGenerated: (reason: string) => `Failed to generate sitemaps: ${reason}`,
  pinged: 'Search engines notified successfully!',
  notPinged: (reason: string) => `Failed to ping search engines: ${reason}`,
} as const;

/** Failure reason when there was no response. */
const NO_CONNECTION = 'The server could not be reached. Check your connection and try again.';

interface SitemapState {
  readonly stats: SitemapStats;
  /** The running action, whose button is disabled and spins. */
  readonly working: 'generating' | 'pinging' | undefined;
  readonly banner: { readonly isGood: boolean; readonly text: string } | undefined;
  /** Reports of the last runs; not stored. */
  readonly generated: GenerateReport | undefined;
  readonly pinged: PingReport | undefined;
}

/** Dependencies; tests inject their own. */
export interface SitemapSurroundings {
  readonly call: CallAsAdmin;
  readonly memory: SitemapStatsMemory;
}

/** The sitemap panel's state and two actions. */
interface SitemapStore {
  readonly $state: ReadableAtom<SitemapState>;
  /** Loads the stored stats. */
  readonly open: () => void;
  readonly generate: () => Promise<void>;
  readonly ping: () => Promise<void>;
}

/** Longer than the function may run, because a started run is worth waiting for. */
const PATIENCE_MS = 40_000;

/**
 * Creates the store of the sitemap panel (specification §4: idle, then generating or pinging, then a banner). Only one
 * action runs at a time, and only successful runs are stored.
 */
export function sitemapStore({ call, memory }: SitemapSurroundings): SitemapStore {
  const $state = atom<SitemapState>({
    stats: NO_SITEMAP_STATS,
    working: undefined,
    banner: undefined,
    generated: undefined,
    pinged: undefined,
  });
  const change = (changes: Partial<SitemapState>) => {
    $state.set({ ...$state.get(), ...changes });
  };
  const remember = (changes: Partial<SitemapStats>) => {
    // Read again, because another tab may have updated the other values.
    const stats = { ...memory.read(), ...changes };
    memory.keep(stats);
    change({ stats });
  };

  /** Runs an action, unless another is running. */
  async function run<Report>(
    working: 'generating' | 'pinging',
    ask: () => Promise<AdminAnswer<Report>>,
    failure: (reason: string) => string,
    show: (report: Report) => void,
  ): Promise<void> {
    if ($state.get().working !== undefined) return;
    change({ working, banner: undefined });
    const answer = await ask();
    change({ working: undefined });
    if (answer.kind === 'answered') show(answer.value);
    else {
      const text = numbered(failure(answer.problem?.detail ?? NO_CONNECTION), answer.reference);
      change({ banner: { isGood: false, text } });
    }
  }

  const ask = <Report,>(body: SitemapCall, schema: Parameters<typeof jsonOf<Report>>[0]) =>
    call({
      path: ADMIN_API_PATHS.generateSitemap,
      method: 'POST',
      body,
      read: jsonOf(schema),
      timeoutMs: PATIENCE_MS,
    });

  return {
    $state,
    open: () => {
      change({ stats: memory.read() });
    },
    generate: () =>
      run(
        'generating',
        () => ask({ type: 'generate' }, generateReportSchema),
        SITEMAP_BANNERS.notGenerated,
        (generated) => {
          const reason = generateFailure(generated);
          change({
            generated,
            banner: banner(SITEMAP_BANNERS.generated, SITEMAP_BANNERS.notGenerated, reason),
          });
          if (reason === undefined) remember({ lastGenerated: generated.at, totalUrls: generated.totalUrls });
        },
      ),
    ping: () =>
      run(
        'pinging',
        () => ask({ path: 'ping-search-engines' }, pingReportSchema),
        SITEMAP_BANNERS.notPinged,
        (pinged) => {
          const reason = pingFailure(pinged);
          change({ pinged, banner: banner(SITEMAP_BANNERS.pinged, SITEMAP_BANNERS.notPinged, reason) });
          if (reason === undefined) remember({ lastPinged: pinged.at });
        },
      ),
  };
}

function banner(
  success: string,
  failure: (reason: string) => string,
  reason: string | undefined,
): SitemapState['banner'] {
  return reason === undefined ? { isGood: true, text: success } : { isGood: false, text: failure(reason) };
}

/** Shown for an action that was never done (specification §2). */
const NEVER = 'Never';

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

interface SitemapPanelProps {
  readonly store: SitemapStore;
}

/** The Sitemap panel of specification §2. */
export function SitemapPanel({ store }: SitemapPanelProps) {
  const { stats, working, banner, generated, pinged } = useStore(store.$state);
  useEffect(() => {
    store.open();
  }, [store]);

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
            onClick={() => void store.generate()}
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
            onClick={() => void store.ping()}
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
