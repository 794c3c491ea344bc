import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** The files that a script may be in besides its entry's own. Each imports earlier ones only. */
const FILES = [
  'react',
  'page',
  'shared',
  'places',
  'courts',
  'forms',
  'send',
  'words.office',
  'words.en',
  'words.es',
  'law',
  'case',
  'office',
  'records',
  'check',
] as const;
type ScriptFile = (typeof FILES)[number];

const CHECK = /\/eligibility-check\/Island\.|\/LandingCheck\./u;
const FORMS = /\/ContactForm\.|\/LeadForm\./u;
const FILING = /\/FilingIsland\./u;
const LAW = /\/FilingIsland\.|\/LawDetails\.|\/CalendarNotice\.|\/word-file\./u;
const PLACES = /\/CityLanding\.|\/CitySearch\.|\/SiteMap\.|\/county-reader\./u;
const HELP = /\/ByCounty\./u;
const OFFICE = /\/features\/admin\/|\/AdminLayout\./u;
const DASHBOARD = /\/DashboardIsland\./u;
const LOGIN = /\/LoginIsland\.|\/SecondFactorIsland\./u;

/** Whether an entry is a script of a public page, not an island. */
const isPageScript = (entry: string) => entry.includes('astro&type=script') && !OFFICE.test(entry);

/**
 * The file of a module, or `null` for the one that the bundler chooses.
 *
 * @param entries what needs the module: entries, and modules that are fetched later
 */
function fileOf(module: string, entries: readonly string[]): ScriptFile | null {
  const some = (test: RegExp) => entries.some((entry) => test.test(entry));
  const every = (test: RegExp) => entries.every((entry) => test.test(entry));

  if (module.includes('/content/words/es/')) return some(/\/Island\.es\./u) ? 'words.es' : null;
  if (module.includes('/content/words/en/')) {
    if (entries.length > 1 && some(OFFICE)) return 'words.office';
    return some(/\/Island\.en\./u) ? 'words.en' : null;
  }
  if (entries.length < 2) return null;
  if (/\/node_modules\/(?:@nanostores\/)?react(?:-dom)?\//u.test(module)) return 'react';
  if (every(PLACES)) return 'places';
  if (entries.every((entry) => LAW.test(entry) || HELP.test(entry)) && some(HELP)) return 'courts';
  if (entries.some(isPageScript)) return 'page';
  if (every(CHECK)) return 'check';
  if (some(CHECK)) return some(FILING) ? 'shared' : 'forms';
  if (some(FORMS)) return some(LOGIN) ? 'forms' : 'send';
  if (every(OFFICE)) return some(LOGIN) ? 'office' : 'records';
  if (some(FILING)) return some(DASHBOARD) ? 'shared' : 'law';
  return some(LAW) ? 'case' : null;
}

/**
 * What needs a module: the entries that import it, and the modules fetched later that do, or the page that fetches them.
 */
function entriesOf(module: string, modules: Modules): string[] {
  const importers = new Set([module]);
  // The set grows while it is walked.
  for (const one of importers)
    for (const id of modules.getModuleInfo(one)?.importers ?? []) importers.add(id);
  return [...importers].flatMap((one) => {
    const info = modules.getModuleInfo(one);
    if (info?.isEntry === true) return [one];
    const [fetching] = info?.dynamicImporters ?? [];
    if (fetching === undefined) return [];
    return [isPageScript(fetching) ? fetching : one];
  });
}

/**
 * Joins the modules that several entries need in a few files. Left to itself, the bundler writes a file for each set of
 * entries: 54 for the check, most of them below 1 kB. The rules ask who needs a module, and not where it lies, so a
 * module that is new, or moves, is in the right file without a change here.
 */
export function scriptFiles(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, ScriptFile | null>();
  const find = (module: string, modules: Modules) => {
    const file = known.get(module) ?? fileOf(module, entriesOf(module, modules));
    known.set(module, file);
    return file;
  };
  return FILES.map((name, index) => ({
    name: (module, modules) => (find(module, modules) === name ? name : null),
    priority: FILES.length - index,
  }));
}
