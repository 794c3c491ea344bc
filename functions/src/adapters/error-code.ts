/** The `code` that SDKs put on their errors, whatever it is; `undefined` where there is none. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
