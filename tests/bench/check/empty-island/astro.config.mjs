import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/** The smallest page with an island: what Astro and React themselves take (check.bench.ts). */
export default defineConfig({
  integrations: [react()],
  outDir: '../../../../.local/bench/empty-island',
  devToolbar: { enabled: false },
});
