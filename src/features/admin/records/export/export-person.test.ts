import { describe, expect, it } from 'vitest';

import type { PersonAnswer } from '~/browser/admin-api.ts';

import { exportPerson } from './export-person.ts';

const PLACE = { collection: 'leads', id: '0b7e9a52-6f0a-4a57-9a3b-8f3f5d1c2e4a' } as const;
const NOW = new Date(2026, 10, 21, 9, 30);

async function exporting(answer: PersonAnswer) {
  const files: [string, string][] = [];
  const texts: Promise<void>[] = [];
  const end = await exportPerson({ person: () => Promise.resolve(answer) }, PLACE, NOW, (file, name) => {
    texts.push(
      file.text().then((text) => {
        files.push([name, text]);
      }),
    );
  });
  await Promise.all(texts);
  return { end, files };
}

describe("an export of one person's data", () => {
  it('is one file with every record and reports their number', async () => {
    const data = { submissions: [{ id: 'a' }], leads: [{ id: 'b', email: 'ana@example.com' }] };
    const { end, files } = await exporting({ kind: 'found', data });
    expect(files).toHaveLength(1);
    const [name, text] = files[0] ?? ['', '{}'];
    expect(name).toBe('person-2026-11-21-0b7e9a52.json');
    expect(JSON.parse(text)).toEqual({ exported_at: NOW.toISOString(), ...data });
    expect(end).toMatchObject({ kind: 'told', message: { tone: 'success' } });
    expect(JSON.stringify(end)).toContain('2 records with the same email or phone');
  });

  it.each([
    ['gone', 'deleted before'],
    ['failed', 'could not be reached'],
  ] as const)('of a record that is %s shows a message and makes no file', async (kind, words) => {
    const { end, files } = await exporting({ kind });
    expect(files).toEqual([]);
    expect(JSON.stringify(end)).toContain(words);
  });

  it.each([
    ['signed-out', 'session-ended'],
    ['no-rights', 'no-rights'],
  ] as const)('ends with the session: %s', async (kind, reason) => {
    expect((await exporting({ kind })).end).toEqual({ kind: 'session-over', reason });
  });
});
