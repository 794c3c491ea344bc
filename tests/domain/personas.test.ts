import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { SEALING_LAW_CHANGES } from '#data/laws.ts';
import { answersOf, type Persona } from './personas.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const personas = read('personas.json') as readonly Persona[];

/** All answers that were ever given, newest first, each under the line of the law change log that came with it. */
interface LoggedAnswers {
  readonly line: string;
  readonly answers: string;
}
const logged = read('persona-log.json') as readonly LoggedAnswers[];

/** A changed answer changes what renters are told, so it must be in the public log. */
const ADVICE =
  'What a renter is told has changed. If a law changed, add a line to src/content/sealing-law-changes.json, then put ' +
  'the new answer into tests/domain/personas.json. If no law changed, the code did, and the answer may be wrong';

describe('personas', () => {
  it('are many, have unique names and cover most kinds of law', () => {
    expect(personas.length).toBeGreaterThanOrEqual(40);
    expect(new Set(personas.map(({ name }) => name)).size).toBe(personas.length);
    expect(new Set(personas.map(({ state }) => state)).size).toBeGreaterThanOrEqual(25);
  });

  it.each(personas.map((persona) => [persona.name, persona] as const))('%s', (_name, persona) => {
    expect(answersOf(persona), ADVICE).toEqual(persona.expected);
  });

  it('change their answers only together with a line in the law change log', () => {
    const told = JSON.stringify(personas.map(({ name, expected }) => [name, expected]));
    const answers = createHash('sha256').update(told).digest('hex').slice(0, 16);
    expect(
      logged[0]?.answers,
      `${ADVICE}. Then put { "line": the line's id, "answers": "${answers}" } on top of tests/domain/persona-log.json; only where you added or named a renter, in the place of the newest`,
    ).toBe(answers);
    // Each log line belongs to one set of answers: a new set needs a newer line.
    const places = logged.map(({ line }) => SEALING_LAW_CHANGES.findIndex(({ id }) => id === line));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
  });
});
