import { GrpcStatus } from 'firebase-admin/firestore';

import { answerInTime, errorCode } from '../http/time-limit.ts';

/** gRPC codes of transient failures. Firestore reports a broken connection as INTERNAL. */
const TRANSIENT: ReadonlySet<unknown> = new Set([
  GrpcStatus.CANCELLED,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.ABORTED,
  GrpcStatus.INTERNAL,
  GrpcStatus.UNAVAILABLE,
]);

/**
 * Runs calls to Firestore with a common time limit.
 *
 * @throws {Unavailable} when time is up or the failure is transient
 */
export function storeInTime<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return answerInTime('store', milliseconds, work, (error) => TRANSIENT.has(errorCode(error)));
}

/** Whether `create()` failed because the document's id is taken. */
export function isAlreadyExists(error: unknown): boolean {
  return errorCode(error) === GrpcStatus.ALREADY_EXISTS;
}
