/**
 * Loads something on the first call and keeps it. What could not be loaded (`undefined`, or a rejection) is tried
 * again on the next call.
 *
 * @example const setup = loadOnce(() => loadFirebaseSetup(fetch));
 */
export function loadOnce<Value>(load: () => Promise<Value | undefined>): () => Promise<Value | undefined> {
  let loading: Promise<Value | undefined> | undefined;
  return async () => {
    loading ??= load().catch(() => undefined);
    const value = await loading;
    if (value === undefined) loading = undefined;
    return value;
  };
}
