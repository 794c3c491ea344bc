import { type ComponentType, lazy, Suspense, useState } from 'react';

import { AdminFallback } from '#features/admin/session/AdminFallback.tsx';
import { useOffice } from '#features/admin/office.tsx';
import { upkeepLines } from '#domain/upkeep/upkeep.ts';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

/** Their scripts are loaded when they are first opened. */
const PANELS = [
  ['Sitemap', lazy(async () => ({ default: (await import('./SitemapPanel.tsx')).SitemapPanel }))],
  ['SEO Audit', lazy(async () => ({ default: (await import('./SeoAuditPanel.tsx')).SeoAuditPanel }))],
] as const;
const UpkeepPanel = lazy(async () => ({ default: (await import('./UpkeepPanel.tsx')).UpkeepPanel }));

/** The dashboard's collapsible panels (product §2 and §4): Sitemap and SEO Audit; and what has to be looked at again. */
export function SitePanels() {
  const { upkeep, today } = useOffice();
  const count = upkeepLines(upkeep, today).reduce((sum, line) => sum + line.count, 0);
  return (
    <div className="mb-2 grid items-start gap-2 not-has-[details[open]]:grid-cols-2 has-[details:not([open])]:lg:grid-cols-3">
      {PANELS.map(([title, Content]) => (
        <Panel key={title} title={title} Content={Content} />
      ))}
      <Panel title={count === 0 ? 'Upkeep' : `Upkeep: ${count} due`} Content={UpkeepPanel} />
    </div>
  );
}

function Panel({ title, Content }: { readonly title: string; readonly Content: ComponentType }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      onToggle={() => {
        setOpened(true);
      }}
      className="group rounded-md border border-line bg-surface px-4 open:pb-4"
    >
      <summary className="flex min-h-10 cursor-pointer items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-base">{title}</h2>
        <Icon path={CHEVRON_DOWN} className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {wasOpened && (
        <div className="pt-2">
          <AdminFallback heading="h3">
            <Suspense fallback={<p className="text-muted">Loading…</p>}>
              <Content />
            </Suspense>
          </AdminFallback>
        </div>
      )}
    </details>
  );
}
