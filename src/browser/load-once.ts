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

/**
 * Imports a module, and imports it again on the next call after a failure.
 *
 * A browser keeps a module that it could not fetch as failed, and the same address fails until the page is reloaded (HTML,
 * "fetch a single module script"). The address that the error names is therefore asked for with a query: Chromium and
 * Firefox name it in the same words, Safari names none and fetches anew by itself. A module that the imported one imports
 * keeps its address: where that one failed, only a reload helps.
 *
 * @param load a literal `import()`, so that the bundler finds it
 */
export function retryableImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failedAddress: string | undefined;
  let attempts = 0;
  return async () => {
    try {
      return failedAddress === undefined
        ? await load()
        : ((await import(/* @vite-ignore */ `${failedAddress}?attempt=${attempts}`)) as Module);
    } catch (failure) {
      attempts += 1;
      failedAddress ??= /dynamically imported module: (https?:\S+)/u.exec(String(failure))?.[1];
      throw failure;
    }
  };
}
