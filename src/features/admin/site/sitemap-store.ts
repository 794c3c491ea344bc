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

/** What local storage remembers of the sitemap panel (specification §3); `null` is "Never", or not counted yet. */
export type SitemapStats = z.infer<typeof sitemapStatsSchema>;

/** Nothing was ever done. */
export const NO_SITEMAP_STATS: SitemapStats = { lastGenerated: null, totalUrls: null, lastPinged: null };

/** Where the stats are kept; blocked storage keeps nothing, and the panel shows them until it is closed. */
export interface SitemapStatsMemory {
  readonly read: () => SitemapStats;
  readonly keep: (stats: SitemapStats) => void;
}

/** The stats over a browser's storage. */
export function sitemapStatsMemory(storage: SafeStorage = localStore): SitemapStatsMemory {
  return {
    read: () => parseStored(storage.get(STORAGE_KEY), sitemapStatsSchema) ?? NO_SITEMAP_STATS,
    keep: (stats) => {
      storage.set(STORAGE_KEY, JSON.stringify(stats));
    },
  };
}

/** What a run says when it is done: the texts of specification §8. */
const SITEMAP_BANNERS = {
  generated: 'Sitemaps generated successfully!',
  notGenerated: (reason: string) => `Failed to generate sitemaps: ${reason}`,
  pinged: 'Search engines notified successfully!',
  notPinged: (reason: string) => `Failed to ping search engines: ${reason}`,
} as const;

/** Why a call failed that brought no reason of its own. */
const NO_CONNECTION = 'The server could not be reached. Check your connection and try again.';

/** Shown for an action that was never done (specification §2). */
export const NEVER = 'Never';

/** The sitemap files that the panel links to (specification §2). */
export const SITEMAP_FILES = ['sitemap.xml', 'sitemap-main.xml', 'sitemap-locations.xml'] as const;

/** What an engine did, in a word. */
export const OUTCOME_BADGES: Readonly<
  Record<EngineAnswer['outcome'], { readonly label: string; readonly variant: BadgeVariant }>
> = {
  accepted: { label: 'Received', variant: 'success' },
  'nothing-new': { label: 'Nothing new', variant: 'info' },
  refused: { label: 'Refused', variant: 'destructive' },
  'no-answer': { label: 'No answer', variant: 'destructive' },
  'not-set-up': { label: 'Not set up', variant: 'outline' },
};

/** What the sitemap panel shows. */
interface SitemapState {
  readonly stats: SitemapStats;
  /** The action that is under way: its button is disabled and turns. */
  readonly working: 'generating' | 'pinging' | undefined;
  readonly banner: { readonly isGood: boolean; readonly text: string } | undefined;
  /** What the last runs found; gone with the page. */
  readonly generated: GenerateReport | undefined;
  readonly pinged: PingReport | undefined;
}

/** What the panel needs of its surroundings; tests give their own. */
export interface SitemapSurroundings {
  readonly call: CallAsAdmin;
  readonly memory: SitemapStatsMemory;
}

/** The sitemap panel's state and its two actions. Each gives the reason when the session is over. */
export interface SitemapStore {
  readonly $state: ReadableAtom<SitemapState>;
  /** Reads what is remembered from before. */
  readonly open: () => void;
  readonly generate: () => Promise<LoginReason | undefined>;
  readonly ping: () => Promise<LoginReason | undefined>;
}

/** Longer than the function may run: a run that was begun is worth waiting for. */
const PATIENCE_MS = 40_000;

/**
 * Runs the sitemap panel (specification §4: idle, then generating or pinging, then a banner). Only one action runs at a
 * time, and only what succeeded is remembered.
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
    // Read again: another tab may have done the other half.
    const stats = { ...memory.read(), ...changes };
    memory.keep(stats);
    change({ stats });
  };

  /** Does one action, unless another is under way. */
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
