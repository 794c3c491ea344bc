// What Astro and Vite add to TypeScript, `import.meta.glob` for one. Stands here so that editors and lint know it before
// the first build has made the types in .astro/.
/// <reference types="astro/client" />

interface ImportMetaEnv {
  /**
   * The key of src/config/app-check.ts, put in by astro.config.mjs; `undefined` while App Check is off. As a constant of
   * the build it takes everything behind it along: an imported setting would leave the files of a dynamic `import()`.
   */
  readonly APP_CHECK_SITE_KEY: string | undefined;
}
