// What Astro and Vite add to TypeScript, `import.meta.glob` for one. Stands here so that editors and lint know it before
// the first build has made the types in .astro/.
/// <reference types="astro/client" />
