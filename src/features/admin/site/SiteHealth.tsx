import type { ReactNode } from 'react';

import { CARD_STYLE } from '#ui/Card.tsx';
import { CHEVRON_DOWN, Icon } from '#ui/Icon.tsx';

import { auditStore, pageFacts, sitePages } from './audit-store.ts';
import { SitemapPanel, sitemapStatsMemory, sitemapStore } from './SitemapPanel.tsx';
import { call } from '#features/admin/session/admin-services.ts';
import { SeoAuditPanel } from './SeoAuditPanel.tsx';

// Module-level, so that a running audit continues while the admin looks at another view.
const sitemaps = sitemapStore({ call, memory: sitemapStatsMemory() });
const audit = auditStore({ site: sitePages((input, init) => fetch(input, init)), facts: pageFacts });

/** The dashboard's two collapsible panels (specification §2 and §4): Sitemap and SEO Audit. */
export function SiteHealth() {
  return (
    <div className="grid gap-6">
      <Panel title="Sitemap">
        <SitemapPanel store={sitemaps} />
      </Panel>
      <Panel title="SEO Audit">
        <SeoAuditPanel store={audit} />
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
