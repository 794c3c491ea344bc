import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import { Button } from '~/ui/Button.tsx';
import { REFRESH } from '~/ui/icon-paths.ts';

import { Notice } from '../Notice.tsx';
import type { AuditStore } from './audit-store.ts';
import { PageAuditForm } from './PageAuditForm.tsx';
import { SiteAudit } from './SiteAudit.tsx';

/** The SEO Audit panel of specification §2 and §9: one page, or all. */
export function SeoAuditPanel({ store }: { readonly store: AuditStore }) {
  const { list, page, site } = useStore(store.$state);
  useEffect(() => {
    void store.open();
  }, [store]);

  switch (list.kind) {
    case 'loading':
      return <p className="text-muted">Reading the sitemap…</p>;
    case 'failed':
      return (
        <div className="grid justify-items-start gap-4">
          <Notice tone="no">
            The sitemap could not be read, so there is no list of pages. Check your connection.
          </Notice>
          <Button look="outline" size="small" icon={REFRESH} onClick={() => void store.open()}>
            Try again
          </Button>
        </div>
      );
    case 'ready':
      return (
        <div className="grid gap-8">
          <section aria-labelledby="one-page" className="grid gap-4">
            <h3 id="one-page" className="text-lg">
              One page
            </h3>
            <PageAuditForm paths={list.paths} run={page} onAudit={(path) => void store.auditPage(path)} />
          </section>
          <section aria-labelledby="whole-site" className="grid gap-4 border-t border-line pt-6">
            <h3 id="whole-site" className="text-lg">
              The whole site
            </h3>
            <SiteAudit
              count={list.paths.length}
              run={site}
              onStart={(from) => void store.auditSite(from)}
              onCancel={store.stop}
            />
          </section>
        </div>
      );
  }
}
