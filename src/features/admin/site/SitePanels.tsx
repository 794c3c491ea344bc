import { type ComponentType, lazy, Suspense, useState } from 'react';

import { AdminFallback } from '#features/admin/session/AdminFallback.tsx';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

/** Their scripts are loaded when they are first opened. */
const PANELS = [
  ['Sitemap', lazy(async () => ({ default: (await import('./SitemapPanel.tsx')).SitemapPanel }))],
  ['SEO Audit', lazy(async () => ({ default: (await import('./SeoAuditPanel.tsx')).SeoAuditPanel }))],
] as const;

/** The dashboard's two collapsible panels (product §2 and §4): Sitemap and SEO Audit. */
export function SitePanels() {
  return (
    <div className="mb-2 grid items-start gap-2 not-has-[details[open]]:grid-cols-2 has-[details:not([open])]:lg:grid-cols-2">
      {PANELS.map(([title, Content]) => (
        <Panel key={title} title={title} Content={Content} />
      ))}
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
