import { isInStep, type GenerateReport, type Some } from '~/domain/seo/sitemap-report.ts';

import { Disclosure } from '../Disclosure.tsx';
import { Notice } from '../Notice.tsx';

/** What Generate Sitemaps has found: how many addresses each file has, and how the live site compares. */
export function GenerateResult({ report }: { readonly report: GenerateReport }) {
  const { files, live, rebuild, recorded, totalUrls } = report;
  return (
    <section aria-labelledby="generate-result" className="grid gap-4">
      <h3 id="generate-result" className="text-lg">
        What was counted
      </h3>
      <ul className="grid gap-1">
        {files.map(({ name, urls }) => (
          <li key={name}>
            {name}: {addresses(urls)}
          </li>
        ))}
      </ul>
      {live.state === 'not-set-up' && (
        <p className="text-muted">No live site is set up here, so nothing was compared.</p>
      )}
      {live.state === 'checked' && <Comparison check={live.check} totalUrls={totalUrls} />}
      {rebuild.state === 'started' && <p>A rebuild was started. It takes some minutes until it is live.</p>}
      {!recorded && (
        <Notice tone="review">This run could not be written down. What it did is done all the same.</Notice>
      )}
    </section>
  );
}

type Check = (GenerateReport['live'] & { state: 'checked' })['check'];

function Comparison({ check, totalUrls }: { readonly check: Check; readonly totalUrls: number }) {
  const { origin, pagesAsked } = check;
  const asked =
    pagesAsked === totalUrls
      ? 'Every page was asked for.'
      : `${written(pagesAsked)} of ${written(totalUrls)} pages were asked for.`;
  if (isInStep(check)) {
    return (
      <Notice tone="good">
        {origin} serves just what was built. {asked}
      </Notice>
    );
  }
  const differences: readonly (readonly [string, Some])[] = [
    ['Missing from the live sitemap', check.missing],
    ['In the live sitemap, but not built', check.extra],
    ['Did not answer as a page should', check.unreachable],
    ['Malformed', check.malformed],
  ];
  return (
    <>
      <Notice tone="review">
        {origin} differs from what was built. {asked}
      </Notice>
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line">
        {differences
          .filter(([, { count }]) => count > 0)
          .map(([label, some]) => (
            <li key={label}>
              <Differences label={label} some={some} />
            </li>
          ))}
      </ul>
    </>
  );
}

function Differences({ label, some: { count, first } }: { readonly label: string; readonly some: Some }) {
  return (
    <Disclosure
      summary={
        <b>
          {label}: {written(count)}
        </b>
      }
    >
      <ul className="grid gap-1 text-sm wrap-anywhere">
        {first.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {count > first.length && <li>and {written(count - first.length)} more</li>}
      </ul>
    </Disclosure>
  );
}

function addresses(count: number): string {
  return count === 1 ? '1 address' : `${written(count)} addresses`;
}

function written(count: number): string {
  return count.toLocaleString('en-US');
}
