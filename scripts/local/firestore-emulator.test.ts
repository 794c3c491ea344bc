import { describe, expect, it } from 'vitest';
import { javaVersion } from './firestore-emulator.ts';

describe('the version of Java', () => {
  it.each([
    ['openjdk version "21.0.4" 2024-07-16', 21],
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_391"', 8],
    ['openjdk version "26" 2026-03-17', 26],
  ])('in %s is %d', (printed, version) => {
    expect(javaVersion(printed)).toBe(version);
  });

  it('is unknown where macOS only offers to install one', () => {
    expect(
      javaVersion('The operation couldn’t be completed. Unable to locate a Java Runtime.'),
    ).toBeUndefined();
  });
});
