import { useStore } from '@nanostores/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { type AuditFinding, scoreColour, type ScoreColour } from '#domain/seo/audit.ts';
import { Button } from '#ui/Button.tsx';
import { CONTROL_STYLE, Field, TextInput } from '#ui/controls.tsx';
import { ALERT, CHECK, CLOSE, Icon, type IconPath, REFRESH, SEARCH } from '#ui/Icon.tsx';

import {
  type AuditedPage,
  auditLivePage,
  auditSite,
  listPages,
  siteScore,
  $siteRun,
  stopAudit,
  worstFirst,
} from './site-pages.ts';
import { BusyButton, Disclosure, Notice } from './panel-parts.tsx';

const TYPES: Readonly<
  Record<AuditFinding['type'], { readonly word: string; readonly icon: IconPath; readonly style: string }>
> = {
  error: { word: 'Error', icon: CLOSE, style: 'text-no' },
  warning: { word: 'Warning', icon: ALERT, style: 'text-review' },
  success: { word: 'Success', icon: CHECK, style: 'text-good' },
};

/** The audit findings of a page: type, category, message and element (specification §3). */
function Findings({ findings }: { readonly findings: readonly AuditFinding[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
      {findings.map(({ type, category, message, element, deduction }, index) => (
        // Findings have no unique key: two images without alt text may be identical.
        <li key={index} className="flex gap-3">
          <span className={`mt-0.5 ${TYPES[type].style}`}>
            <Icon path={TYPES[type].icon} className="size-5" />
          </span>
          <div className="min-w-0 wrap-anywhere">
            <p>
              <span className="sr-only">{TYPES[type].word}: </span>
              <b>{category}</b>
              {deduction > 0 && <span className={`ml-2 text-sm ${TYPES[type].style}`}>−{deduction}</span>}
            </p>
            <p className="text-sm text-muted">{message}</p>
            {element !== undefined && (
              <code className="mt-1 inline-block rounded-sm bg-sunken px-2 py-0.5 text-sm">{element}</code>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Label and style of a score, because colour alone is not accessible (specification §9). */
const VIEWS: Readonly<Record<ScoreColour, { readonly label: string; readonly style: string }>> = {
  green: { label: 'Good', style: 'border-good-line bg-good-tint text-good' },
  yellow: { label: 'Needs work', style: 'border-review-line bg-review-tint text-review' },
  red: { label: 'Poor', style: 'border-no-line bg-no-tint text-no' },
};

/** A large score with its label. */
function Score({ score, of }: { readonly score: number; readonly of: string }) {
  const { label, style } = VIEWS[scoreColour(score)];
  return (
    <div className={`flex items-center gap-4 rounded-md border px-5 py-3 ${style}`}>
      <p className="display text-3xl whitespace-nowrap">
        {score}
        <span className="text-base"> / 100</span>
      </p>
      <p className="min-w-0 wrap-anywhere">
        <b>{label}</b>
        <br />
        {of}
      </p>
    </div>
  );
}

/** An inline score. */
function SmallScore({ score }: { readonly score: number }) {
  const { label, style } = VIEWS[scoreColour(score)];
  return (
    <span
      className={`inline-block min-w-14 rounded-full border px-2.5 py-0.5 text-center text-sm font-bold ${style}`}
    >
      {score}
      <span className="sr-only"> of 100, {label}</span>
    </span>
  );
}

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

/** Audits a page of choice. */
function PageAuditForm({ paths }: { readonly paths: readonly string[] }) {
  const audit = useMutation({ mutationFn: (path: string) => auditLivePage(path) });
  const [typed, setTyped] = useState('/');
  const [error, setError] = useState<string>();

  function submit() {
    const path = chosenPath(paths, typed);
    setError(
      path === undefined
        ? 'Choose an address from the list, or type one from its first slash on: /privacy/'
        : undefined,
    );
    if (path === undefined) {
      // The score of the page before would seem to be of this address.
      audit.reset();
      return;
    }
    setTyped(path);
    audit.mutate(path);
  }

  return (
    <div className="grid gap-5">
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
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
          isBusy={audit.isPending}
          busyLabel="Auditing..."
        >
          Audit page
        </BusyButton>
      </form>
      <div role="status">
        {audit.isPending && <p className="text-muted">Reading {audit.variables}…</p>}
        {audit.isError && (
          <Notice tone="no">
            {audit.variables} could not be read: there is no connection. Check it and try again.
          </Notice>
        )}
        {audit.isSuccess && <PageOutcome page={audit.data} isListed={paths.includes(audit.data.path)} />}
      </div>
    </div>
  );
}

function PageOutcome({ page, isListed }: { readonly page: AuditedPage; readonly isListed: boolean }) {
  if (page.kind === 'unreadable') {
    return (
      <Notice tone="no">
        {page.path}: {page.reason}
      </Notice>
    );
  }
  return (
    <div className="grid gap-5">
      <Score score={page.audit.score} of={page.path} />
      <p>
        {isListed
          ? 'Indexable: the sitemap tells search engines of this page.'
          : 'Not indexable: this page is in no sitemap, so search engines are not told of it.'}
      </p>
      <Findings findings={page.audit.findings} />
    </div>
  );
}

/** Enough to work on before the next audit. */
const MOST_LISTED = 100;

/** Pages that need work, in the given order, each with its findings. */
function WorstPages({ pages }: { readonly pages: readonly AuditedPage[] }) {
  return (
    <section aria-labelledby="worst-pages" className="grid gap-3">
      <h4 id="worst-pages" className="font-semibold">
        Pages that need work, worst first
      </h4>
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line">
        {pages.slice(0, MOST_LISTED).map((page) => (
          <li key={page.path}>
            <Disclosure
              summary={
                <>
                  {page.kind === 'audited' ? (
                    <SmallScore score={page.audit.score} />
                  ) : (
                    <span className="shrink-0 text-sm font-bold text-no">No score</span>
                  )}
                  <span className="min-w-0">{page.path}</span>
                </>
              }
            >
              {page.kind === 'audited' ? (
                <Findings findings={page.audit.findings} />
              ) : (
                <p className="text-no">{page.reason}</p>
              )}
              <a
                href={page.path}
                target="_blank"
                rel="noopener"
                className="justify-self-start text-primary underline underline-offset-4"
              >
                Open the page<span className="sr-only"> {page.path} in a new tab</span>
              </a>
            </Disclosure>
          </li>
        ))}
      </ul>
      {pages.length > MOST_LISTED && <p>and {(pages.length - MOST_LISTED).toLocaleString('en-US')} more</p>}
    </section>
  );
}

/** The audit of all pages: progress, total score, and the pages, worst first. */
function SiteAudit({ paths }: { readonly paths: readonly string[] }) {
  const { state, pages } = useStore($siteRun);
  const isRunning = state === 'running';
  const isResting = state === 'stopped' || state === 'offline';
  const worst = useMemo(() => (isRunning ? [] : worstFirst(pages)), [pages, isRunning]);
  const sofar = `${pages.length.toLocaleString('en-US')} of ${paths.length.toLocaleString('en-US')} pages`;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        {isResting && (
          <Button look="secondary" size="small" onClick={() => void auditSite(paths, pages)}>
            Continue
          </Button>
        )}
        <BusyButton
          look={isResting ? 'outline' : 'secondary'}
          size="small"
          icon={SEARCH}
          isBusy={isRunning}
          busyLabel="Auditing..."
          onClick={() => void auditSite(paths, [])}
        >
          {isResting ? 'Start again' : `Audit all ${paths.length.toLocaleString('en-US')} pages`}
        </BusyButton>
        {isRunning && (
          <Button look="outline" size="small" onClick={stopAudit}>
            Cancel
          </Button>
        )}
      </div>
      {isRunning && (
        <div>
          <label htmlFor="audit-progress" className="text-sm text-muted">
            {sofar}
          </label>
          <progress
            id="audit-progress"
            value={pages.length}
            max={paths.length}
            className="mt-1 block h-3 w-full accent-primary"
          />
        </div>
      )}
      <div role="status" className="grid gap-5">
        {state === 'offline' && (
          <Notice tone="no">
            The connection was lost after {sofar}. They are kept: check your connection, then continue.
          </Notice>
        )}
        {state === 'stopped' && <Notice tone="info">Stopped after {sofar}. They are kept.</Notice>}
        {!isRunning && pages.length > 0 && <SiteOutcome pages={pages} sofar={sofar} />}
      </div>
      {worst.length > 0 && <WorstPages pages={worst} />}
    </div>
  );
}

interface SiteOutcomeProps {
  readonly pages: readonly AuditedPage[];
  /** How many pages of the site they are. */
  readonly sofar: string;
}

function SiteOutcome({ pages, sofar }: SiteOutcomeProps) {
  const { score, perfect, imperfect, unreadable } = siteScore(pages);
  return (
    <>
      {score !== undefined && <Score score={score} of={`the average of ${sofar}`} />}
      <p>
        {imperfect === 0 && unreadable === 0
          ? 'Every audited page scores 100.'
          : pageCounts(perfect, imperfect, unreadable)}
      </p>
    </>
  );
}

function pageCounts(perfect: number, imperfect: number, unreadable: number): string {
  const parts = [
    `At 100: ${perfect.toLocaleString('en-US')}.`,
    `Below: ${imperfect.toLocaleString('en-US')}.`,
    ...(unreadable === 0 ? [] : [`Could not be read: ${unreadable.toLocaleString('en-US')}.`]),
  ];
  return parts.join(' ');
}

/** The SEO Audit panel (specification §2 and §9): audits one page or all. */
export function SeoAuditPanel() {
  const list = useQuery({ queryKey: ['sitemap'], queryFn: listPages });
  if (list.isPending) return <p className="text-muted">Reading the sitemap…</p>;
  if (list.isError) {
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="no">
          The sitemap could not be read, so there is no list of pages. Check your connection.
        </Notice>
        <Button look="outline" size="small" icon={REFRESH} onClick={() => void list.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      <section aria-labelledby="one-page" className="grid gap-4">
        <h3 id="one-page" className="text-lg">
          One page
        </h3>
        <PageAuditForm paths={list.data} />
      </section>
      <section aria-labelledby="whole-site" className="grid gap-4 border-t border-line pt-6">
        <h3 id="whole-site" className="text-lg">
          The whole site
        </h3>
        <SiteAudit paths={list.data} />
      </section>
    </div>
  );
}
