import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const ENTRY = 'bundled-script';

/**
 * A module as it ends up in the browser's or the functions' bundle: its script with all imports, without unused code.
 *
 * @param entry the module, from the root of the project: `'src/content/words/en/index.ts'`
 * @param define constants of the build, as source text by their names
 * @param names of what is used of the module; everything that it exports when left out
 */
export async function bundledScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
  names?: readonly string[],
): Promise<string> {
  const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  const used = names === undefined ? '*' : `{ ${names.join(', ')} }`;
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { ...define },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
        load: (id) =>
          id === `\0${ENTRY}` ? `export ${used} from ${JSON.stringify(fromRoot(entry))};` : undefined,
      },
    ],
    build: { write: false, lib: { entry: ENTRY, fileName: 'bundle', formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  return built.flatMap(({ output }) => output.map((part) => ('code' in part ? part.code : ''))).join('');
}
