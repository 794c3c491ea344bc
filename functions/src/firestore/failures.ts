import { GrpcStatus } from 'firebase-admin/firestore';

import { errorCode } from '../unavailable.ts';

/** gRPC's names for "not now"; INTERNAL is how Firestore reports a broken connection. */
const TRANSIENT: ReadonlySet<unknown> = new Set([
  GrpcStatus.CANCELLED,
  GrpcStatus.DEADLINE_EXCEEDED,
  GrpcStatus.RESOURCE_EXHAUSTED,
  GrpcStatus.ABORTED,
  GrpcStatus.INTERNAL,
  GrpcStatus.UNAVAILABLE,
]);

/** Whether the same call to Firestore may succeed in a moment. */
export function isTransientFirestoreError(error: unknown): boolean {
  return TRANSIENT.has(errorCode(error));
}

/** Whether `create()` found its document's id taken. */
export function isAlreadyExists(error: unknown): boolean {
  return errorCode(error) === GrpcStatus.ALREADY_EXISTS;
}

/** Whether a write was meant for a document that is not there. */
export function isNotFound(error: unknown): boolean {
  return errorCode(error) === GrpcStatus.NOT_FOUND;
}
