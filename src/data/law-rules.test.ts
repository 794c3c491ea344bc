import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';

import { bundledScript } from '../../tests/support/bundled-script.ts';
import { sealingLaw } from './laws.ts';
import { SEALING_RULES, sealingRule } from './law-rules.ts';

describe('the sealing rules', () => {
  it('contain only the `eligible` field of every law', () => {
    expect(SEALING_RULES.size).toBe(JURISDICTIONS.length);
    for (const { code } of JURISDICTIONS)
      expect(sealingRule(code)).toEqual({ eligible: sealingLaw(code).eligible });
  });

  it('weigh under 2 kB in a bundle, without any law text', async () => {
    const script = await bundledScript('src/data/law-rules.ts');

    expect(script).toContain('washington-dc');
    expect(script).not.toContain(sealingLaw('AZ').eligibilityDetails);
    expect(gzipSync(script).length).toBeLessThan(2_000);
  });
});
