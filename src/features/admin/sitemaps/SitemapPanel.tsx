import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { DOCUMENT, EXTERNAL, MAIL } from '~/ui/icon-paths.ts';
import { Icon } from '~/ui/Icon.tsx';

import type { LoginReason } from '../admin-paths.ts';
import { BusyButton } from '../BusyButton.tsx';
import { localTime } from '../local-time.ts';
import { Notice } from '../Notice.tsx';
import { EngineAnswers } from './EngineAnswers.tsx';
import { GenerateResult } from './GenerateResult.tsx';
import type { SitemapStore } from './sitemap-store.ts';
import { NEVER, SITEMAP_FILES } from './sitemap-words.ts';

interface Props {
  readonly store: SitemapStore;
  readonly onSessionEnd: (reason: LoginReason) => void;
}

/** The Sitemap panel of specification §2. */
export function SitemapPanel({ store, onSessionEnd }: Props) {
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
