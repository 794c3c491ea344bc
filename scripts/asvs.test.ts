import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { ROOT } from './local/project.ts';

/**
 * How many requirements of level 1 or 2 each section of the ASVS 5.0.0 has. In every section they come before those of
 * level 3, so that the number says which they are.
 * @see https://github.com/OWASP/ASVS/blob/master/5.0/docs_en/OWASP_Application_Security_Verification_Standard_5.0.0_en.csv
 */
const REQUIREMENTS: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 2],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const IDS = Object.entries(REQUIREMENTS).flatMap(([chapter, sections]) =>
  sections.flatMap((count, index) =>
    Array.from({ length: count }, (_, before) => `${chapter}.${index + 1}.${before + 1}`),
  ),
);

interface Line {
  readonly id: string;
  readonly state: string;
  readonly where: string;
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const LINES: readonly Line[] = read('docs/asvs.md')
  .split('\n')
  .filter((line) => /^\| \d/u.test(line))
  .map((line) => {
    const [, id = '', , state = '', where = ''] = line.split(/(?<!\\)\|/u).map((cell) => cell.trim());
    return { id, state, where };
  });

/** Files and folders of the repository that a text names; no settings that are never committed. */
const filesIn = (text: string) =>
  [
    ...text.matchAll(
      /`((?:docs|functions|scripts|src|tests)\/[\w/][\w./-]*|[a-z.-]+\.(?:json|mjs|rules))`/gu,
    ),
  ].map(([, name = '']) => name);

describe('docs/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once, in the order of the standard', () => {
    expect(LINES.map(({ id }) => id)).toEqual(IDS);
  });

  it('marks each as met, not met or not applicable, with a reason', () => {
    const odd = LINES.filter(
      ({ state, where }) => !['met', 'not met', 'does not apply'].includes(state) || where === '',
    );
    expect(odd).toEqual([]);
  });

  it('names a file for each requirement that is met', () => {
    const without = LINES.filter(({ state, where }) => state === 'met' && filesIn(where).length === 0);
    expect(without).toEqual([]);
  });

  it('names only existing files', () => {
    expect(filesIn(read('docs/asvs.md')).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('has the counts in SECURITY.md, which lists every requirement not met', () => {
    const count = (state: string) => LINES.filter((line) => line.state === state).length;
    const security = read('SECURITY.md');
    expect(security).toContain(
      `${count('met')} are met, ${count('not met')} are not, ${count('does not apply')} do not apply`,
    );
    const accepted = security.slice(security.indexOf('Not met,'));
    expect([...accepted.matchAll(/\b\d+\.\d+\.\d+\b/gu)].map(([id]) => id).sort()).toEqual(
      LINES.filter(({ state }) => state === 'not met')
        .map(({ id }) => id)
        .sort(),
    );
  });
});
