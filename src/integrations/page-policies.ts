import { createHash } from 'node:crypto';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';

/** The part of Astro's default prerenderer, set up, that its public type leaves out. */
interface DefaultPrerenderer extends AstroPrerenderer {
  readonly app?: { readonly manifest: { readonly csp?: { readonly styleDirective: { hashes: string[] } } } };
}

/** Needed by every page with an island. Astro adds the hashes of a page's own style sheets itself. */
const ISLAND_HASH = `sha256-${createHash('sha256').update(ISLAND_STYLES).digest('base64')}`;

/**
 * Keeps the hashes of other pages' style sheets out of each content security policy. Astro lists all of the site's on
 * every page, 0.6 kB compressed, and has no setting for it (docs/adr/0014).
 */
export const pagePolicies: AstroIntegration = {
  name: 'page-policies',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) => {
      setPrerenderer((prerenderer: DefaultPrerenderer) => ({
        ...prerenderer,
        setup: async () => {
          await prerenderer.setup?.();
          const csp = prerenderer.app?.manifest.csp;
          if (csp === undefined)
            throw new Error('Astro keeps its style hashes elsewhere: see docs/adr/0014.');
          const { styleDirective } = csp;
          styleDirective.hashes = styleDirective.hashes.filter((hash) => hash === ISLAND_HASH);
        },
      }));
    },
  },
};
