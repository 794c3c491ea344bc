import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

import { JURISDICTIONS } from '~/domain/places/jurisdiction.ts';
import { sealingLaw } from './sealing-law.ts';
import { SEALING_RULES, sealingRule } from './sealing-rules.ts';

describe('the sealing rules', () => {
  it("repeat every law's eligible and nothing else", () => {
    expect(SEALING_RULES.size).toBe(JURISDICTIONS.length);
    for (const { code } of JURISDICTIONS)
      expect(sealingRule(code)).toEqual({ eligible: sealingLaw(code).eligible });
  });

  it('weigh under 2 kB in a bundle, because no law text comes along', async () => {
    const built = (await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { alias: { '~': fileURLToPath(new URL('..', import.meta.url)) } },
      build: {
        write: false,
        lib: { entry: fileURLToPath(new URL('./sealing-rules.ts', import.meta.url)), formats: ['es'] },
      },
    })) as Rolldown.RolldownOutput[];
    const script = built
      .flatMap(({ output }) => output.map((part) => ('code' in part ? part.code : '')))
      .join('');

    expect(script).toContain('washington-dc');
    expect(script).not.toContain(sealingLaw('AZ').eligibilityDetails);
    expect(gzipSync(script).length).toBeLessThan(2_000);
  });
});
