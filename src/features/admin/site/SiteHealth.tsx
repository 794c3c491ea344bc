import type { ReactNode } from 'react';

import { CARD_STYLE } from '#ui/Card.tsx';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

import { SitemapPanel } from './SitemapPanel.tsx';
import { SeoAuditPanel } from './SeoAuditPanel.tsx';

/** The dashboard's two collapsible panels (product §2 and §4): Sitemap and SEO Audit. */
export function SiteHealth() {
  return (
    <div className="grid gap-6">
      <Panel title="Sitemap">
        <SitemapPanel />
      </Panel>
      <Panel title="SEO Audit">
        <SeoAuditPanel />
      </Panel>
    </div>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details open className={`group ${CARD_STYLE}`}>
      <summary className="flex cursor-pointer items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">{title}</h2>
        <Icon path={CHEVRON_DOWN} className="size-6 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-6">{children}</div>
    </details>
  );
}
