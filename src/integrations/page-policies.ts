import { createHash } from 'node:crypto';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import mediaDirective from 'astro/runtime/client/media.prebuilt.js';
import onlyDirective from 'astro/runtime/client/only.prebuilt.js';
import developmentIsland from 'astro/runtime/server/astro-island.prebuilt-dev.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';

/** The part of Astro's default prerenderer, set up, that its public type leaves out. */
interface DefaultPrerenderer extends AstroPrerenderer {
  readonly app?: { readonly manifest: { readonly csp?: Record<Directive, { hashes: string[] }> } };
}

type Directive = 'scriptDirective' | 'styleDirective';

/** Needed by every page with an island. Astro adds the hashes of a page's own style sheets itself. */
const ISLAND_STYLE = hashOf(ISLAND_STYLES);

/** Scripts of Astro that no page of this site contains: `client:media`, `client:only` and the loader of `astro dev`. */
const UNUSED_SCRIPTS = new Set([mediaDirective, onlyDirective, developmentIsland].map(hashOf));

/**
 * Keeps hashes that a page does not need out of its content security policy: those of other pages' style sheets and of
 * Astro's scripts that are never used. Astro lists all of them on every page, 0.7 kB compressed, and has no setting for
 * it (docs/adr/0014).
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
          if (csp === undefined) throw new Error('Astro keeps its hashes elsewhere: see docs/adr/0014.');
          const { scriptDirective, styleDirective } = csp;
          scriptDirective.hashes = scriptDirective.hashes.filter((hash) => !UNUSED_SCRIPTS.has(hash));
          styleDirective.hashes = styleDirective.hashes.filter((hash) => hash === ISLAND_STYLE);
        },
      }));
    },
  },
};

/** As Astro writes it in a policy, without the quotes. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
