import * as z from 'zod/mini';

/**
 * How far the operator has been told of requests. It is moved only after the mail server has taken the mail, so that a
 * failure repeats a mail and never loses one (docs/adr/0025).
 */
export const cursorSchema = z.object({
  /** Requests up to this instant have been announced: ISO 8601, UTC; `null` before the first run. */
  until: z.nullable(z.iso.datetime()),
  /** Keys of the announced requests that the next run will read again, because they are in the overlap. */
  counted: z.array(z.string()),
  /** The operator's day (`YYYY-MM-DD`) of the latest morning mail, or on which none was needed. */
  morning: z.nullable(z.string()),
});
export type Cursor = Readonly<z.infer<typeof cursorSchema>>;

export const NOTHING_ANNOUNCED: Cursor = { until: null, counted: [], morning: null };

/**
 * A request carries the time at which the function received it, and appears in the store later. The overlap is longer
 * than that can take: a function runs for at most 30 seconds.
 */
const OVERLAP_MS = 2 * 60_000;

export interface WaitingRequest {
  /** The same each time that this request is read; another when the person asks again. */
  readonly key: string;
  /** ISO 8601, UTC. */
  readonly askedAt: string;
}

/** The earliest time of the requests to read; `undefined` for all. */
export function readFrom({ until }: Cursor): string | undefined {
  return until === null ? undefined : overlapStart(until);
}

export function notAnnounced<Request extends WaitingRequest>(
  { counted }: Cursor,
  requests: readonly Request[],
): readonly Request[] {
  const known = new Set(counted);
  return requests.filter(({ key }) => !known.has(key));
}

/**
 * The cursor after all of these have been announced.
 *
 * @param now when they were read
 */
export function moved(cursor: Cursor, requests: readonly WaitingRequest[], now: Date): Cursor {
  const until = now.toISOString();
  const from = overlapStart(until);
  const counted = requests.filter(({ askedAt }) => askedAt >= from).map(({ key }) => key);
  return { ...cursor, until, counted };
}

function overlapStart(until: string): string {
  return new Date(Date.parse(until) - OVERLAP_MS).toISOString();
}
