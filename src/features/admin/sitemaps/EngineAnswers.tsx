import type { PingReport } from '~/domain/seo/sitemap-report.ts';
import { Badge } from '~/ui/Badge.tsx';

import { Notice } from '../Notice.tsx';
import { OUTCOME_BADGES } from './sitemap-words.ts';

/** What each search engine said to a ping. */
export function EngineAnswers({ report: { engines, recorded } }: { readonly report: PingReport }) {
  return (
    <section aria-labelledby="engine-answers" className="grid gap-4">
      <h3 id="engine-answers" className="text-lg">
        What the search engines said
      </h3>
      <ul className="grid gap-3">
        {engines.map(({ engine, outcome, message, addresses }) => (
          <li key={engine} className="grid gap-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b>{engine}</b>
              <Badge variant={OUTCOME_BADGES[outcome].variant}>{OUTCOME_BADGES[outcome].label}</Badge>
            </p>
            <p className="text-sm text-muted">
              {message}
              {addresses > 0 && ` Addresses sent: ${addresses.toLocaleString('en-US')}.`}
            </p>
          </li>
        ))}
      </ul>
      {!recorded && (
        <Notice tone="review">This run could not be written down. What it did is done all the same.</Notice>
      )}
    </section>
  );
}
