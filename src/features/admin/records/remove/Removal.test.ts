import { describe, expect, it } from 'vitest';

import type { RecordPlace, RemovalAnswer } from '#browser/admin-api.ts';

import { otherRecords, removeAll } from './Removal.tsx';

const A: RecordPlace = { collection: 'submissions', id: 'a' };
const B: RecordPlace = { collection: 'leads', id: 'b' };
const C: RecordPlace = { collection: 'messages', id: 'c' };

/** An API with the given answer to the deletion of each record, by id. */
function recordsThatAnswer(answers: Record<string, RemovalAnswer['kind']>) {
  const asked: string[] = [];
  const remove = ({ id }: RecordPlace) => {
    asked.push(id);
    return Promise.resolve<RemovalAnswer>({ kind: answers[id] ?? 'removed' });
  };
  return { remove, asked };
}

describe('deleting records', () => {
  it('happens one by one and reports their number', async () => {
    const { remove, asked } = recordsThatAnswer({});
    expect(await removeAll({ remove }, [A, B, C])).toMatchObject({
      kind: 'done',
      removed: [A, B, C],
      message: { description: '3 records are gone for good.' },
    });
    expect(asked).toEqual(['a', 'b', 'c']);
  });

  it('reports one that was already deleted, and removes it from the list', async () => {
    const { remove } = recordsThatAnswer({ a: 'gone' });
    expect(await removeAll({ remove }, [A])).toMatchObject({
      kind: 'done',
      removed: [A],
      message: { title: 'Already deleted' },
    });
  });

  it.each([
    [{ a: 'failed' }, [], 'Nothing was deleted'],
    [{ b: 'failed' }, [A], '1 of 3 records are deleted'],
  ] as const)(
    'stops when the server is unreachable and reports what was done: %j',
    async (answers, removed, words) => {
      const { remove, asked } = recordsThatAnswer(answers);
      const end = await removeAll({ remove }, [A, B, C]);
      expect(end).toMatchObject({ kind: 'stopped', removed, message: { tone: 'destructive' } });
      if (end.kind === 'stopped') expect(end.message.description).toContain(words);
      expect(asked).toHaveLength(removed.length + 1);
    },
  );
});

it('the other records of a person are all except the current one', () => {
  const data = { submissions: [{ id: 'a' }], leads: [{ id: 'a' }, { id: 'b' }], messages: [{ id: 'c' }] };
  expect(otherRecords(data, A)).toEqual([{ collection: 'leads', id: 'a' }, B, C]);
});
