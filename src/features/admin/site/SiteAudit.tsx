import { useMemo, useState } from 'react';

import { Button } from '~/ui/Button.tsx';
import { SEARCH } from '~/ui/Icon.tsx';

import { BusyButton, Disclosure, Notice } from './panel-parts.tsx';
import { type AuditedPage, type SiteRun, siteScore, worstFirst } from './audit-store.ts';
import { Findings, Score, SmallScore } from './Findings.tsx';

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
export function SiteAudit({ count, run, onStart, onCancel }: SiteAuditProps) {
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
        {!isRunning && run.state !== 'idle' && <Outcome run={run} />}
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

function Outcome({ run: { state, done, total, pages } }: { readonly run: SiteRun }) {
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
            : summary(perfect, imperfect, unreadable)}
        </p>
      )}
    </>
  );
}

function summary(perfect: number, imperfect: number, unreadable: number): string {
  const parts = [
    `At 100: ${perfect.toLocaleString('en-US')}.`,
    `Below: ${imperfect.toLocaleString('en-US')}.`,
    ...(unreadable === 0 ? [] : [`Could not be read: ${unreadable.toLocaleString('en-US')}.`]),
  ];
  return parts.join(' ');
}
