import { useState } from 'react';

import { Button } from '~/ui/Button.tsx';

import { Disclosure } from '../Disclosure.tsx';
import type { AuditedPage } from './audited-page.ts';
import { Findings } from './Findings.tsx';
import { SmallScore } from './Score.tsx';

/** As many pages as are shown at a time: nobody reads three thousand. */
const STEP = 25;

/** Pages that need work, in the order they are given; each opens to its findings. */
export function WorstPages({ pages }: { readonly pages: readonly AuditedPage[] }) {
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
