/** The header by which every answer of /api names its request. The log has one line under the same name. */
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * What a person is shown of a request's number, to read out on the phone: its first group, by which the log is searched
 * (docs/tasks/back-up-and-watch.md).
 *
 * @param requestId the header's value, which anything between us and the browser may have written
 * @returns nothing when there is none, or when it is no number of ours
 * @example referenceOf('3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f') // => '3f2a91c0'
 */
export function referenceOf(requestId: string | null): string | undefined {
  return /^([\da-f]{8})-[\da-f-]{27}$/u.exec(requestId ?? '')?.[1];
}
