/**
 * Loads a value on the first call and caches it. After a failure (`undefined` or a rejection), the next call tries
 * again.
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
 * Imports a module, and tries again on the next call after a failure.
 *
 * Browsers cache a failed module fetch, so the same URL keeps failing until the page is reloaded (HTML, "fetch a single
 * module script"). So the retry adds a query to the URL that the error names. Chromium and Firefox name it in the same
 * words; Safari does not name it, but fetches again by itself. Modules imported by that module keep their URLs: if one
 * of those failed, only a reload helps.
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
