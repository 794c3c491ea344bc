import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing separator. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Firebase treats every project whose name begins with `demo-` as local: nothing is looked up or billed. */
export const DEMO_PROJECT = 'demo-secondkey';
