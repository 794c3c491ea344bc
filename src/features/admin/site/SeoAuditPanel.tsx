import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';

import { CONTROL_STYLE, Field, TextInput } from '~/ui/controls.tsx';
import { REFRESH, SEARCH } from '~/ui/Icon.tsx';
import { Button } from '~/ui/Button.tsx';

import { BusyButton, Notice } from './panel-parts.tsx';
import type { AuditStore, PageRun } from './audit-store.ts';
import { Findings, Score } from './Findings.tsx';
import { SiteAudit } from './SiteAudit.tsx';

/** Maximum number of suggestions. */
const MOST_OFFERED = 30;

/** Paths that contain what was typed, in the order of the sitemap; at most {@link MOST_OFFERED}. */
export function matchingPaths(paths: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  return paths.filter((path) => path.includes(wanted)).slice(0, MOST_OFFERED);
}

/**
 * The path that was meant: one of the sitemap, whether typed in full, pasted with its host, or without slashes; or the
 * only one that contains what was typed; or any other page of the site, typed with a leading slash or pasted as a URL.
 *
 * @returns `undefined` if there is no match, or more than one
 * @example chosenPath(['/faq/', '/about/'], 'https://www.example.org/faq') // => '/faq/'
 * @example chosenPath(['/faq/', '/about/'], '/privacy') // => '/privacy/'
 */
export function chosenPath(paths: readonly string[], typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const bare = (URL.canParse(text) ? new URL(text).pathname : text).replaceAll(/^\/+|\/+$/gu, '');
  const path = bare === '' ? '/' : `/${bare}/`;
  if (paths.includes(path)) return path;
  if (text.startsWith('/') || URL.canParse(text)) return path;
  const [only, second] = matchingPaths(paths, text);
  return second === undefined ? only : undefined;
}

interface PageAuditFormProps {
  readonly paths: readonly string[];
  readonly run: PageRun;
  readonly onAudit: (path: string) => void;
}

/** Audits a page of choice. */
function PageAuditForm({ paths, run, onAudit }: PageAuditFormProps) {
  const [typed, setTyped] = useState('/');
  const [error, setError] = useState<string>();

  function audit() {
    const path = chosenPath(paths, typed);
    setError(
      path === undefined
        ? 'Choose an address from the list, or type one from its first slash on: /privacy/'
        : undefined,
    );
    if (path === undefined) return;
    setTyped(path);
    onAudit(path);
  }

  return (
    <div className="grid gap-5">
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          audit();
        }}
      >
        <div className="min-w-0 grow basis-72">
          <Field
            id="audit-page"
            name="page"
            label="Page"
            hint="Any page of the site. Of those in the sitemap, a part of the address is enough, such as tempe."
            error={error}
          >
            <TextInput
              list="audit-pages"
              className={`${CONTROL_STYLE} min-h-11`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
              }}
            />
          </Field>
          <datalist id="audit-pages">
            {matchingPaths(paths, typed).map((path) => (
              <option key={path} value={path} />
            ))}
          </datalist>
        </div>
        <BusyButton
          type="submit"
          look="secondary"
          icon={SEARCH}
          isBusy={run.kind === 'running'}
          busyLabel="Auditing..."
        >
          Audit page
        </BusyButton>
      </form>
      <div role="status">{run.kind !== 'idle' && <Outcome run={run} paths={paths} />}</div>
    </div>
  );
}

interface OutcomeProps {
  readonly run: Exclude<PageRun, { kind: 'idle' }>;
  /** The pages in the sitemap. */
  readonly paths: readonly string[];
}

function Outcome({ run, paths }: OutcomeProps) {
  switch (run.kind) {
    case 'running':
      return <p className="text-muted">Reading {run.path}…</p>;
    case 'offline':
      return (
        <Notice tone="no">
          {run.path} could not be read: there is no connection. Check it and try again.
        </Notice>
      );
    case 'done':
      return run.page.kind === 'unreadable' ? (
        <Notice tone="no">
          {run.page.path}: {run.page.reason}
        </Notice>
      ) : (
        <div className="grid gap-5">
          <Score score={run.page.audit.score} of={run.page.path} />
          <p>
            {paths.includes(run.page.path)
              ? 'Indexable: the sitemap tells search engines of this page.'
              : 'Not indexable: this page is in no sitemap, so search engines are not told of it.'}
          </p>
          <Findings findings={run.page.audit.findings} />
        </div>
      );
  }
}

/** The SEO Audit panel (specification §2 and §9): audits one page or all. */
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
