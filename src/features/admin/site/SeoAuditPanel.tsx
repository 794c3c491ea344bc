import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';

import { type AuditFinding, scoreColour, type ScoreColour } from '#domain/seo/audit.ts';
import { Button } from '#ui/Button.tsx';
import { CONTROL_STYLE, Field, TextInput } from '#ui/controls.tsx';
import { ALERT, CHECK, CLOSE, Icon, type IconPath, REFRESH, SEARCH } from '#ui/Icon.tsx';

import {
  type AuditedPage,
  type AuditStore,
  type PageRun,
  type SiteRun,
  siteScore,
  worstFirst,
} from './audit-store.ts';
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

/** Style and label of a score, because colour alone is not accessible. */
interface ScoreView {
  readonly label: string;
  /** Background, border and text colour. */
  readonly style: string;
}

const VIEWS: Readonly<Record<ScoreColour, ScoreView>> = {
  green: { label: 'Good', style: 'border-good-line bg-good-tint text-good' },
  yellow: { label: 'Needs work', style: 'border-review-line bg-review-tint text-review' },
  red: { label: 'Poor', style: 'border-no-line bg-no-tint text-no' },
};

/** Style and label of a score (specification §9: green from 90, yellow from 70, otherwise red). */
function scoreView(score: number): ScoreView {
  return VIEWS[scoreColour(score)];
}

/** A large score with its label. */
function Score({ score, of }: { readonly score: number; readonly of: string }) {
  const { label, style } = scoreView(score);
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
  const { label, style } = scoreView(score);
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
      <div role="status">{run.kind !== 'idle' && <PageOutcome run={run} paths={paths} />}</div>
    </div>
  );
}

interface PageOutcomeProps {
  readonly run: Exclude<PageRun, { kind: 'idle' }>;
  /** The pages in the sitemap. */
  readonly paths: readonly string[];
}

function PageOutcome({ run, paths }: PageOutcomeProps) {
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

/** Number of pages shown at first, and added at a time. */
const STEP = 25;

/** Pages that need work, in the given order, each with its findings. */
function WorstPages({ pages }: { readonly pages: readonly AuditedPage[] }) {
  const [shown, setShown] = useState(STEP);
  return (
    <section aria-labelledby="worst-pages" className="grid gap-3">
      <h4 id="worst-pages" className="font-semibold">
        Pages that need work, worst first
      </h4>
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line">
        {pages.slice(0, shown).map((page) => (
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
      {pages.length > shown && (
        <div className="justify-self-center">
          <Button
            look="outline"
            size="small"
            onClick={() => {
              setShown(shown + STEP);
            }}
          >
            Show {Math.min(STEP, pages.length - shown)} more
          </Button>
        </div>
      )}
    </section>
  );
}

interface SiteAuditProps {
  /** Number of pages. */
  readonly count: number;
  readonly run: SiteRun;
  readonly onStart: (from: 'start' | 'rest') => void;
  readonly onCancel: () => void;
}

/** The audit of all pages: progress, total score, and the pages, worst first. */
function SiteAudit({ count, run, onStart, onCancel }: SiteAuditProps) {
  const isRunning = run.state === 'running';
  const worst = useMemo(() => worstFirst(run.pages), [run.pages]);
  const isResting = run.state === 'stopped' || run.state === 'offline';
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        {isResting && (
          <Button
            look="secondary"
            size="small"
            onClick={() => {
              onStart('rest');
            }}
          >
            Continue
          </Button>
        )}
        <BusyButton
          look={isResting ? 'outline' : 'secondary'}
          size="small"
          icon={SEARCH}
          isBusy={isRunning}
          busyLabel="Auditing..."
          onClick={() => {
            onStart('start');
          }}
        >
          {isResting ? 'Start again' : `Audit all ${count.toLocaleString('en-US')} pages`}
        </BusyButton>
        {isRunning && (
          <Button look="outline" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {isRunning && <Progress {...run} />}
      <div role="status" className="grid gap-5">
        {!isRunning && run.state !== 'idle' && <SiteOutcome run={run} />}
      </div>
      {worst.length > 0 && <WorstPages pages={worst} />}
    </div>
  );
}

function Progress({ done, total }: Pick<SiteRun, 'done' | 'total'>) {
  return (
    <div>
      <label htmlFor="audit-progress" className="text-sm text-muted">
        {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')} pages
      </label>
      <progress
        id="audit-progress"
        value={done}
        max={total}
        className="mt-1 block h-3 w-full appearance-none overflow-hidden rounded-full border border-edge bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}

function SiteOutcome({ run: { state, done, total, pages } }: { readonly run: SiteRun }) {
  const { score, perfect, imperfect, unreadable } = siteScore(pages);
  const sofar = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} pages`;
  return (
    <>
      {state === 'offline' && (
        <Notice tone="no">
          The connection was lost after {sofar}. They are kept: check your connection, then continue.
        </Notice>
      )}
      {state === 'stopped' && <Notice tone="info">Stopped after {sofar}. They are kept.</Notice>}
      {score !== undefined && <Score score={score} of={`the average of ${sofar}`} />}
      {pages.length > 0 && (
        <p>
          {imperfect === 0 && unreadable === 0
            ? 'Every audited page scores 100.'
            : pageCounts(perfect, imperfect, unreadable)}
        </p>
      )}
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
