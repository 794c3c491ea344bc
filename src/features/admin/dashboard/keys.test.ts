import { afterEach, describe, expect, it, vi } from 'vitest';

import { areKeysOn, type Key, keyPressed, KEYS, stepTo, turnKeys } from './keys.ts';

const PLAIN = { hasModifier: false, isTyping: false };

describe('a key of the dashboard', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each(KEYS.map(([key]) => key))('is known: %s', (key) => {
    expect(keyPressed({ ...PLAIN, key })).toBe(key);
  });

  it.each(['x', 'J', 'Enter', 'Tab', ' '])('is not %j', (key) => {
    expect(keyPressed({ ...PLAIN, key })).toBeUndefined();
  });

  it.each<[string, { hasModifier?: boolean; isTyping?: boolean }]>([
    ['with Ctrl, Alt or Meta', { hasModifier: true }],
    ['while something is typed', { isTyping: true }],
  ])('does nothing %s', (_when, changes) => {
    for (const [key] of KEYS) expect(keyPressed({ ...PLAIN, key, ...changes })).toBeUndefined();
  });

  it('does nothing once keys are turned off, on this device and from then on', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    const pressed = (): Key | undefined => keyPressed({ ...PLAIN, key: 'j' });
    turnKeys(false);
    expect([areKeysOn(), pressed()]).toEqual([false, undefined]);
    turnKeys(true);
    expect([areKeysOn(), pressed()]).toEqual([true, 'j']);
  });
});

it.each([
  [-1, 1, 3, 0],
  [-1, -1, 3, 2],
  [0, 1, 3, 1],
  [2, 1, 3, 2],
  [0, -1, 3, 0],
  [-1, 1, 0, undefined],
] as const)('from record %d a step of %d among %d leads to %s', (from, step, count, to) => {
  expect(stepTo(from, step, count)).toBe(to);
});
