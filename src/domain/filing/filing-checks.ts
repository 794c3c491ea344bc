import type { Remedy } from '#domain/law/sealing-law.ts';
import { kindWithoutRequest } from './filing.ts';
import type { Filing, FilingSources, StateFilings } from './filing-schema.ts';
import { lawTerms } from './law-terms.ts';

/** Checks of the filings against the law's files and their sources. For builds and tests: browsers load no schema. */

/** Facts of a filing that rest on a source. */
function sourced({ fee, hearing, service, objection }: Filing) {
  return [fee, hearing, service, objection].filter((each) => each !== null);
}

/**
 * What is wrong with the filings of a state: a remedy that has to be asked for without a filing, a filing without such a
 * remedy, a term of the law that no sentence of its draft states, a source that is not listed.
 *
 * @returns messages that begin with the remedy or form
 */
export function filingProblems(
  { filings, forms, waiver, oath }: StateFilings,
  remedies: readonly Remedy[],
  sources: FilingSources,
): readonly string[] {
  const requested = remedies.filter((remedy) => kindWithoutRequest(remedy) === null);
  const without = requested
    .filter(({ id }) => filings.every(({ remedyId }) => remedyId !== id))
    .map(({ id }) => `${id} has to be asked for and has no filing.`);
  const ofFilings = filings.flatMap((filing): string[] => {
    const remedy = requested.find(({ id }) => id === filing.remedyId);
    if (remedy === undefined) return [`${filing.remedyId} is no remedy that has to be asked for.`];
    if (filings.filter(({ remedyId }) => remedyId === filing.remedyId).length > 1)
      return [`${filing.remedyId} has two filings.`];
    return unstatedTerms(filing, remedy).map(
      (term) => `${filing.remedyId}: no sentence states its “${term}”.`,
    );
  });
  const facts = [
    ...filings.flatMap((filing) => sourced(filing).map((fact) => ({ ...fact, of: filing.remedyId }))),
    ...forms.map((form) => ({ ...form, of: form.id })),
    ...(waiver === null ? [] : [{ ...waiver, of: waiver.name }]),
    ...(oath === null ? [] : [{ ...oath, of: 'The oath' }]),
  ];
  const ofFacts = facts
    .filter(({ source }) => !Object.hasOwn(sources, source))
    .map(({ of, source }) => `${of}: “${source}” is no listed source.`);
  return [...without, ...ofFilings, ...ofFacts];
}

/** Terms of the law that a draft does not state. A court's own form states them itself. */
function unstatedTerms({ draft }: Filing, remedy: Remedy) {
  if (draft === null) return [];
  const stated = new Set(draft.grounds.flatMap(({ states }) => states));
  return lawTerms(remedy).filter((term) => !stated.has(term));
}
