import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

import { ROOT } from '../local/project.ts';

/** The settings in the functions' files, by name. */
export type EnvironmentFile = Readonly<Record<string, string | undefined>>;

/**
 * What an operator has chosen for a project in .env and .env.<project>, as far as there are any. As for the Firebase CLI,
 * the second one wins.
 */
export function functionsEnv(project: string, folder = path.join(ROOT, 'functions')): EnvironmentFile {
  const texts = ['.env', `.env.${project}`]
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  return parseEnv(texts.join('\n'));
}
