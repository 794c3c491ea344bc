import { problem } from '../http/problem-response.ts';
import type { Handler } from '../http/routes.ts';

/** Deletes a record of one collection; `false` when there is none. */
export type Remove = (id: string) => Promise<boolean>;

/** A UUID in the form under which records are stored. */
const RECORD_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * `DELETE /api/admin/{collection}/{id}`: a person asked for their data to be deleted. 204 when it is gone, 404 when
 * there was none; a second call therefore says 404 and changes nothing.
 */
export function adminRemovalEndpoint(collections: ReadonlyMap<string, Remove>): Handler {
  return async (_request, { parameters: { collection = '', id = '' }, log, requestId }) => {
    const remove = collections.get(collection);
    if (remove === undefined) return problem(404, 'There is nothing at this address.');
    if (!RECORD_ID.test(id) || !(await remove(id))) {
      return problem(404, 'This record does not exist, or was deleted before.');
    }
    log.info('record deleted on request', { requestId, collection });
    return new Response(null, { status: 204 });
  };
}
