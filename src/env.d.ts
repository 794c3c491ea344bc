// Types of Astro and Vite, such as `import.meta.glob`. Referenced here so that editors and lint know them before the
// first build has generated .astro/.
/// <reference types="astro/client" />
