import { atom, type ReadableAtom } from 'nanostores';

import { jsonOf, type AdminAnswer, type CallAsAdmin } from '~/browser/admin-call.ts';
import { NO_SITEMAP_STATS, type SitemapStats, type SitemapStatsMemory } from '~/browser/sitemap-stats.ts';
import { ADMIN_API_PATHS } from '~/domain/api/paths.ts';
import {
  generateFailure,
  generateReportSchema,
  pingFailure,
  pingReportSchema,
  type GenerateReport,
  type PingReport,
  type SitemapCall,
} from '~/domain/seo/sitemap-report.ts';

import type { LoginReason } from '../admin-paths.ts';
import { numbered } from '../call-trouble.ts';
import { NO_CONNECTION, SITEMAP_BANNERS } from './sitemap-words.ts';

/** What the sitemap panel shows. */
export interface SitemapState {
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
      timeoutMilliseconds: PATIENCE_MS,
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
