import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { answersOf, type Persona } from './personas.ts';

const FILE = new URL('personas.json', import.meta.url);
const personas = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Persona[];

/** Whoever changes an answer changes what renters are told: the change belongs where they can read of it. */
const ADVICE =
  'What a renter is told has changed. If a law changed, add a line to src/content/sealing-law-changes.json, then put ' +
  'the new answer into tests/domain/personas.json. If no law changed, the code did, and the answer may be wrong';

describe('renters as they come', () => {
  it('are many, each with a name of its own, from most kinds of law', () => {
    expect(personas.length).toBeGreaterThanOrEqual(40);
    expect(new Set(personas.map(({ name }) => name)).size).toBe(personas.length);
    expect(new Set(personas.map(({ state }) => state)).size).toBeGreaterThanOrEqual(25);
  });

  it.each(personas.map((persona) => [persona.name, persona] as const))('%s', (_name, persona) => {
    expect(answersOf(persona), ADVICE).toEqual(persona.expected);
  });
});
