import * as z from 'zod/mini';
import { atom, type ReadableAtom } from 'nanostores';

import {
  type EngineAnswer,
  generateFailure,
  type GenerateReport,
  generateReportSchema,
  pingFailure,
  type PingReport,
  pingReportSchema,
  type SitemapCall,
} from '~/domain/seo/sitemap-report.ts';
import type { BadgeVariant } from '~/ui/Badge.tsx';
import { type AdminAnswer, type CallAsAdmin, jsonOf } from '~/browser/admin-call.ts';
import { localStore, parseStored, type SafeStorage } from '~/browser/storage.ts';
import { ADMIN_API_PATHS } from '~/domain/api/paths.ts';

import type { LoginReason } from '../session/admin-paths.ts';
import { numbered } from '../session/call-trouble.ts';

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

/** Shown for an action that was never done (specification §2). */
export const NEVER = 'Never';

/** The sitemap files that the panel links to (specification §2). */
export const SITEMAP_FILES = ['sitemap.xml', 'sitemap-main.xml', 'sitemap-locations.xml'] as const;

/** Badge for each engine's result. */
export const OUTCOME_BADGES: Readonly<
  Record<EngineAnswer['outcome'], { readonly label: string; readonly variant: BadgeVariant }>
> = {
  accepted: { label: 'Received', variant: 'success' },
  'nothing-new': { label: 'Nothing new', variant: 'info' },
  refused: { label: 'Refused', variant: 'destructive' },
  'no-answer': { label: 'No answer', variant: 'destructive' },
  'not-set-up': { label: 'Not set up', variant: 'outline' },
};

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

/** The sitemap panel's state and two actions. These return the reason if the session has ended. */
export interface SitemapStore {
  readonly $state: ReadableAtom<SitemapState>;
  /** Loads the stored stats. */
  readonly open: () => void;
  readonly generate: () => Promise<LoginReason | undefined>;
  readonly ping: () => Promise<LoginReason | undefined>;
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
  ): Promise<LoginReason | undefined> {
    if ($state.get().working !== undefined) return undefined;
    change({ working, banner: undefined });
    const answer = await ask();
    change({ working: undefined });
    if (answer.kind === 'signed-out') return 'session-ended';
    if (answer.kind === 'no-rights') return 'no-rights';
    if (answer.kind === 'answered') show(answer.value);
    else {
      const text = numbered(failure(answer.problem?.detail ?? NO_CONNECTION), answer.reference);
      change({ banner: { isGood: false, text } });
    }
    return undefined;
  }

  const ask = <Report>(body: SitemapCall, schema: Parameters<typeof jsonOf<Report>>[0]) =>
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
