import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../local/project.ts';

/** The texts of functions/.env and functions/.env.<project>, as far as there are any, in the Firebase CLI's order. */
export function functionsEnv(project: string): readonly string[] {
  return ['.env', `.env.${project}`]
    .map((name) => path.join(ROOT, 'functions', name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}
