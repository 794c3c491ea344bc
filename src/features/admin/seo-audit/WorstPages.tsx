import { useState } from 'react';

import { Button } from '~/ui/Button.tsx';

import { worstFirst, type AuditedPage } from './audited-page.ts';
import { Findings } from './Findings.tsx';
import { SmallScore } from './Score.tsx';

/** As many pages as are shown at a time: nobody reads three thousand. */
const STEP = 25;

/** Audited pages, worst first; each opens to its findings. */
export function WorstPages({ pages }: { readonly pages: readonly AuditedPage[] }) {
  const [shown, setShown] = useState(STEP);
  return (
    <section aria-labelledby="worst-pages" className="grid gap-3">
      <h4 id="worst-pages" className="font-semibold">
        Pages, worst first
      </h4>
      <ul className="divide-y divide-line rounded-md border border-line">
        {worstFirst(pages)
          .slice(0, shown)
          .map((page) => (
            <li key={page.path}>
              <details>
                <summary className="flex cursor-pointer items-center gap-3 px-4 py-2.5 hover:bg-sunken">
                  {page.kind === 'audited' ? (
                    <SmallScore score={page.audit.score} />
                  ) : (
                    <span className="min-w-14 text-center text-sm font-bold text-no">No score</span>
                  )}
                  <span className="min-w-0 wrap-anywhere">{page.path}</span>
                </summary>
                <div className="grid gap-4 px-4 pt-2 pb-5">
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
                </div>
              </details>
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
