import { parsePage, type BuiltPage } from './built-page.ts';
import { createSite, type BuiltSite } from './built-site.ts';
import type { Finding } from './finding.ts';

/** A small page for a rule's own test: its body and, where it matters, its head. */
export function samplePage(
  body: string,
  { path = '/sample/', head = '' }: { readonly path?: string; readonly head?: string } = {},
): BuiltPage {
  return parsePage(path, `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`);
}

/** A small site: its files, and what the pages among them hold. */
export function sampleSite(files: Readonly<Record<string, string>> = {}): BuiltSite {
  return createSite(Object.keys(files), (file) => files[file] ?? '');
}

/** What the findings say, for comparison. */
export function problems(findings: readonly Finding[]): string[] {
  return findings.map(({ problem }) => problem);
}
