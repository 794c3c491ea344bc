import { registerHooks } from 'node:module';

/** Lets Node run the sources as they are: `~/domain/…` is `src/domain/…`, as in tsconfig.json. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.startsWith('~/')
        ? new URL(`../../../src/${specifier.slice(2)}`, import.meta.url).href
        : specifier,
      context,
    ),
});
