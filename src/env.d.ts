// Types of Astro and Vite, such as `import.meta.glob`. Referenced here so that editors and lint know them before the
// first build has generated .astro/.
/// <reference types="astro/client" />

interface ImportMetaEnv {
  /**
   * The key from src/config/app-check.ts, defined by astro.config.mjs; `undefined` while App Check is off. A build-time
   * constant, so that the bundler drops the code behind it: with an imported setting, the files of a dynamic `import()`
   * would still be emitted.
   */
  readonly APP_CHECK_SITE_KEY: string | undefined;
}
