import { fieldErrors } from '~/domain/forms/fields.ts';
import { workChangeSchema, type Work } from '~/domain/records/work.ts';
import { problem } from '../http/problem-response.ts';
import { readJson } from '../http/read-body.ts';
import type { Handler } from '../http/routes.ts';
import type { ChangeWork } from '../usecases/change-work.ts';
import type { CollectPersonData } from '../usecases/person-data.ts';

/** Deletes a record of one collection; `false` when there is none. */
export type Remove = (id: string) => Promise<boolean>;

/** A document's id as ours and those of older versions are: no path, and none of the names that Firestore keeps. */
const RECORD_ID = /^(?!__)[\w-]{1,128}$/;

const MISSING = 'This record does not exist, or was deleted before.';

/**
 * `DELETE /api/admin/{collection}/{id}`: a person asked for their data to be deleted. 204 when it is gone, 404 when
 * there was none; a second call therefore says 404 and changes nothing.
 */
export function adminRemovalEndpoint(collections: ReadonlyMap<string, Remove>): Handler {
  return async (_request, { parameters: { collection = '', id = '' }, log, requestId }) => {
    const remove = collections.get(collection);
    if (remove === undefined) return problem(404, 'There is nothing at this address.');
    if (!RECORD_ID.test(id) || !(await remove(id))) return problem(404, MISSING);
    log.info('record deleted on request', { requestId, collection });
    return new Response(null, { status: 204 });
  };
}

/**
 * `PATCH /api/admin/{collection}/{id}` with `{version, status, note}`: 200 with how the work on the record stands now;
 * 409 with the same when somebody else has changed it since the version that was sent.
 */
export function adminWorkEndpoint(collections: ReadonlyMap<string, ChangeWork>): Handler {
  return async (request, { parameters: { collection = '', id = '' } }) => {
    const change = collections.get(collection);
    if (change === undefined) return problem(404, 'There is nothing at this address.');
    const body = await readJson(request);
    if (!body.ok) return body.problem;
    const wanted = workChangeSchema.safeParse(body.body);
    if (!wanted.success) {
      return problem(400, 'The change cannot be read. Nothing was saved.', {
        errors: fieldErrors(wanted.error.issues),
      });
    }
    if (!RECORD_ID.test(id)) return problem(404, MISSING);
    const result = await change(id, wanted.data);
    switch (result.kind) {
      case 'changed':
        return Response.json(workOf(result.record));
      case 'outdated':
        return problem(409, 'This record was changed in the meantime, in another tab or on another device.', {
          current: workOf(result.record),
        });
      case 'missing':
        return problem(404, MISSING);
    }
  };
}

/** `GET /api/admin/{collection}/{id}/person`: everything that is kept about whoever this record is about. */
export function adminPersonEndpoint(collect: CollectPersonData): Handler {
  return async (_request, { parameters: { collection = '', id = '' }, log, requestId }) => {
    const data = RECORD_ID.test(id) ? await collect(collection, id) : undefined;
    if (data === undefined) return problem(404, MISSING);
    log.info('personal data exported on request', { requestId });
    return Response.json(data);
  };
}

function workOf({ work_status, work_note, work_version, worked_at }: Work): Work {
  return { work_status, work_note, work_version, worked_at };
}
