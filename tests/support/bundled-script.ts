import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/**
 * What a module becomes in the browser's or the functions' bundle: its script with all it imports, and without what
 * nobody uses.
 *
 * @param entry the module, from the root of the project: `'src/content/sealing-rules.ts'`
 * @param define constants of the build, as source text by their names
 */
export async function bundledScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { ...define },
    resolve: { alias: { '~': fromRoot('src') } },
    build: { write: false, lib: { entry: fromRoot(entry), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  return built.flatMap(({ output }) => output.map((part) => ('code' in part ? part.code : ''))).join('');
}
