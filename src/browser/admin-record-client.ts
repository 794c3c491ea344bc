import * as z from 'zod/mini';

import { ADMIN_API_PATHS } from '~/domain/api/paths.ts';
import { workSchema, type Work, type WorkChange } from '~/domain/records/work.ts';

import { jsonOf, type AdminAnswer, type CallAsAdmin, type CallFailed } from './admin-call.ts';

/** Where one record is kept. */
export interface RecordPlace {
  readonly collection: 'submissions' | 'leads' | 'messages';
  readonly id: string;
}

/** An end of a call that is the same for all of them. */
export type CallFailure = Exclude<AdminAnswer<never>, { readonly kind: 'answered' }>;

/** How a change of the work on a record ended. */
export type WorkAnswer =
  | { readonly kind: 'saved'; readonly work: Work }
  /** Somebody else was first: nothing was saved, and the work stands so. */
  | { readonly kind: 'outdated'; readonly work: Work }
  | { readonly kind: 'gone' }
  | CallFailure;

/** How a deletion ended. */
export type RemovalAnswer = { readonly kind: 'removed' } | { readonly kind: 'gone' } | CallFailure;

/** Everything that is kept about one person, by collection. */
export type PersonData = z.infer<typeof personDataSchema>;

/** How an export of one person's data ended. */
export type PersonAnswer =
  { readonly kind: 'found'; readonly data: PersonData } | { readonly kind: 'gone' } | CallFailure;

/** What can be done with one record. Nothing here throws. */
export interface AdminRecords {
  readonly setWork: (place: RecordPlace, change: WorkChange) => Promise<WorkAnswer>;
  readonly remove: (place: RecordPlace) => Promise<RemovalAnswer>;
  readonly person: (place: RecordPlace) => Promise<PersonAnswer>;
}

const personDataSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

/** Work on single records through the API. */
export function adminRecords(call: CallAsAdmin): AdminRecords {
  return {
    async setWork(place, change) {
      const answer = await call({
        path: pathOf(place),
        method: 'PATCH',
        body: change,
        read: jsonOf(workSchema),
      });
      if (answer.kind === 'answered') return { kind: 'saved', work: answer.value };
      if (answer.kind !== 'failed') return answer;
      const current = workSchema.safeParse(answer.problem?.current);
      if (answer.problem?.status === 409 && current.success) return { kind: 'outdated', work: current.data };
      return failureOf(answer);
    },
    async remove(place) {
      const answer = await call({ path: pathOf(place), method: 'DELETE', read: () => Promise.resolve(true) });
      if (answer.kind === 'answered') return { kind: 'removed' };
      return answer.kind === 'failed' ? failureOf(answer) : answer;
    },
    async person(place) {
      const answer = await call({ path: `${pathOf(place)}/person`, read: jsonOf(personDataSchema) });
      if (answer.kind === 'answered') return { kind: 'found', data: answer.value };
      return answer.kind === 'failed' ? failureOf(answer) : answer;
    },
  };
}

function failureOf(failed: CallFailed) {
  return failed.problem?.status === 404 ? ({ kind: 'gone' } as const) : failed;
}

function pathOf({ collection, id }: RecordPlace): string {
  return ADMIN_API_PATHS.record.replace(':collection', collection).replace(':id', encodeURIComponent(id));
}
