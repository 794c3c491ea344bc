import { type Firestore, GrpcStatus, Timestamp, type WriteBatch } from 'firebase-admin/firestore';

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

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Writes what follows one state of a document. The claim is a document that only one of several concurrent writers can
 * create, so that none overwrites another's change (docs/adr/0016). It contains no data of a record.
 *
 * @param claim names the state that the write leads to
 * @returns `false` if another writer has claimed that state, or if a document to update is gone
 */
export async function commitOnce(
  database: Firestore,
  claim: string,
  write: (batch: WriteBatch) => void,
): Promise<boolean> {
  const batch = database.batch();
  // First in the batch, because the npm emulator stops at the first failing write and keeps the ones before it.
  // The claim is needed only while two changes are in flight.
  const expireAt = Timestamp.fromMillis(Date.now() + DAY_MS);
  batch.create(database.collection('work_claims').doc(claim), { expire_at: expireAt });
  write(batch);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyExists(error) || errorCode(error) === GrpcStatus.NOT_FOUND) return false;
    throw error;
  }
}
