import { isInStep, type GenerateReport, type Some } from '~/domain/sitemap/sitemap-report.ts';

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
      : `${pagesAsked} of ${totalUrls} pages were asked for.`;
  if (isInStep(check)) {
    return (
      <Notice tone="good">
        {origin} serves just what was built. {asked}
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="review">
        {origin} differs from what was built. {asked}
      </Notice>
      <Differences label="Missing from the live sitemap" some={check.missing} />
      <Differences label="In the live sitemap, but not built" some={check.extra} />
      <Differences label="Did not answer as a page should" some={check.unreachable} />
      <Differences label="Malformed" some={check.malformed} />
    </>
  );
}

function Differences({ label, some: { count, first } }: { readonly label: string; readonly some: Some }) {
  if (count === 0) return null;
  return (
    <details className="rounded-md border border-line px-4 py-2">
      <summary className="cursor-pointer py-1 font-semibold">
        {label}: {count.toLocaleString('en-US')}
      </summary>
      <ul className="mt-1 grid gap-1 pb-2 text-sm wrap-anywhere">
        {first.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {count > first.length && <li>and {(count - first.length).toLocaleString('en-US')} more</li>}
      </ul>
    </details>
  );
}

function addresses(count: number): string {
  return count === 1 ? '1 address' : `${count.toLocaleString('en-US')} addresses`;
}
