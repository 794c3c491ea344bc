import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../local/project.ts';

/**
 * What an operator has chosen for a project: the texts of .env and .env.<project>, as far as there are any, in the
 * Firebase CLI's order.
 */
export function functionsEnv(project: string, folder = path.join(ROOT, 'functions')): readonly string[] {
  return ['.env', `.env.${project}`]
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}
