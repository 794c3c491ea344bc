import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

import { bundledScript } from '../support/bundled-script.ts';

it.each([
  'src/domain/courts/filing-information.ts',
  'src/domain/legal-help/legal-help.ts',
  'src/domain/law/help-card.ts',
  'src/domain/law/state-file-download.ts',
])('%s, which a result needs, brings no schema into the browser', async (entry) => {
  const script = await bundledScript(entry);

  expect(script).not.toMatch(/zod/iu);
  expect(gzipSync(script).length).toBeLessThan(2_000);
});
