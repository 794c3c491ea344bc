import { describe, expect, test } from 'vitest';

import { changedWork } from '../../../src/domain/records/work.ts';

import { testApi } from '../testing/api.ts';
import { FORMS, SAMPLE_ID } from '../testing/sample-forms.ts';

const FIRST = new Date('2026-11-21T23:58:00.000Z');
const minutesLater = (minutes: number) => new Date(FIRST.getTime() + minutes * 60_000);

describe.each(FORMS)('$name with the same answers', ({ name, path, body }) => {
  /** The API at a later time, over the same stores. */
  const start = async () => {
    const { stores, post } = testApi({ now: FIRST });
    const first = await post(path, body);
    const sendAt = (now: Date) => testApi({ now, stores }).post(path, body);
    const stored = async () => {
      const [record, ...others] = await stores[name].page({ limit: 10 });
      expect(others).toEqual([]);
      return record;
    };
    const close = () =>
      stores[name].change(body.id, (record) =>
        changedWork(
          record,
          {
            version: 0,
            entry: { id: SAMPLE_ID, kind: 'called', text: 'Called.', call_again: null, closed: 'answered' },
          },
          { by: 'admin@example.com', at: FIRST },
        ),
      );
    return { first, sendAt, stored, close, stores };
  };

  test('on another day reopen the record and get the first response', async () => {
    const { first, sendAt, stored } = await start();
    const tomorrow = minutesLater(24 * 60);
    const again = await sendAt(tomorrow);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect(await stored()).toMatchObject({
      created_at: FIRST.toISOString(),
      asked_again: [tomorrow.toISOString()],
      asked_at: tomorrow.toISOString(),
      work_status: 'new',
    });
  });

  test('after the record was closed reopen it and keep the contact log', async () => {
    const { sendAt, stored, close } = await start();
    await close();
    await sendAt(minutesLater(4));
    expect(await stored()).toMatchObject({
      asked_again: [minutesLater(4).toISOString()],
      work_status: 'new',
      work_log: [{ text: 'Called.' }],
      work_version: 2,
    });
  });

  test('that the page retries by itself count as one request, however late', async () => {
    const { sendAt, stored, close, stores } = await start();
    await close();
    const before = await stored();
    const again = await testApi({ now: minutesLater(24 * 60), stores }).post(path, {
      ...body,
      isRepeat: true,
    });
    expect(again.status).toBe(200);
    expect(await stored()).toEqual(before);
    await sendAt(minutesLater(25 * 60));
    expect(await stored()).toMatchObject({ work_status: 'new' });
  });

  test('that the page retries by itself are stored if they had not arrived', async () => {
    const { stores, post } = testApi({ now: FIRST });
    expect((await post(path, { ...body, isRepeat: true })).status).toBe(201);
    expect(await stores[name].page({ limit: 10 })).toHaveLength(1);
  });

  test('within minutes count as one request, even past midnight and after the record is closed', async () => {
    const { sendAt, stored, close } = await start();
    await close();
    await sendAt(minutesLater(2.5));
    expect(await stored()).toMatchObject({ asked_again: [], work_status: 'closed', work_version: 1 });
  });

  test('sent many times at once on another day count as one request', async () => {
    const { sendAt, stored } = await start();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sendAt(minutesLater(24 * 60 + index / 1000))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await stored())?.asked_again).toHaveLength(1);
  });

  test('are kept for another full retention period', async () => {
    const { sendAt, stores } = await start();
    await sendAt(new Date('2027-05-04T12:00:00.000Z'));
    expect([await stores[name].document(body.id)]).toMatchObject([{ expire_at: '2029-05-04T12:00:00.000Z' }]);
  });
});
