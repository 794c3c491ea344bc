import { afterEach, describe, expect, it, vi } from 'vitest';

import { areKeysOn, type Key, keyPressed, KEYS, stepTo, turnKeys } from './keys.tsx';

const PLAIN = { hasModifier: false, isTyping: false };

describe('a keyboard shortcut of the dashboard', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each(KEYS.map(([key]) => key))('is recognized: %s', (key) => {
    expect(keyPressed({ ...PLAIN, key })).toBe(key);
  });

  it.each(['x', 'J', 'Enter', 'Tab', ' '])('is not triggered by %j', (key) => {
    expect(keyPressed({ ...PLAIN, key })).toBeUndefined();
  });

  it.each<[string, { hasModifier?: boolean; isTyping?: boolean }]>([
    ['with Ctrl, Alt or Meta', { hasModifier: true }],
    ['while something is typed', { isTyping: true }],
  ])('does nothing %s', (_when, changes) => {
    for (const [key] of KEYS) expect(keyPressed({ ...PLAIN, key, ...changes })).toBeUndefined();
  });

  it('does nothing on this device once shortcuts are turned off', () => {
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
] as const)('a step from record %d by %d among %d leads to %s', (from, step, count, to) => {
  expect(stepTo(from, step, count)).toBe(to);
});
