import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SUPPORT_HOURS } from '#config/site.ts';
import { CHANNELS, NO_OUTBOX, newOutbox, nextAtField, readOutbox, settled } from './outbox.ts';

const NOW = new Date('2026-11-23T17:00:00.000Z');
const stored = newOutbox(NOW, SUPPORT_HOURS, true);
const outbox = readOutbox(stored);
const announcement = { message: 3, attempts: 2, at: NOW };

it('a new record is due at once, and for escalation after four working hours', () => {
  expect(stored).toEqual({
    notification_next_at: NOW.toISOString(),
    escalation_next_at: '2026-11-23T21:00:00.000Z',
    webhook_next_at: NOW.toISOString(),
  });
  expect(newOutbox(NOW, SUPPORT_HOURS, false)).not.toHaveProperty('webhook_next_at');
});

describe.each(CHANNELS)('%s', (channel) => {
  const seen = outbox[nextAtField(channel)];

  it('is no longer due once it was sent, and records the message', () => {
    expect(settled(outbox, channel, seen, announcement)).toEqual({
      [`${channel}_next_at`]: null,
      [`${channel}_done_at`]: NOW.toISOString(),
      [`${channel}_attempts`]: 2,
      [`${channel}_message`]: 3,
    });
  });

  it('is no longer due when it needs no message', () => {
    expect(settled(outbox, channel, seen, null)).toEqual({ [`${channel}_next_at`]: null });
  });

  it('stays due if the person has asked again since', () => {
    expect(settled(outbox, channel, '2026-11-01T00:00:00.000Z', announcement)).toBeUndefined();
    expect(settled(NO_OUTBOX, channel, null, announcement)).toBeUndefined();
  });
});

it('an outbox is read from any stored data, and is empty where nothing is stored', () => {
  expect(readOutbox(outbox)).toEqual(outbox);
  expect(readOutbox({})).toEqual(NO_OUTBOX);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(NO_OUTBOX)), fc.anything()), (stored) => {
      expect(Object.keys(readOutbox(stored))).toEqual(Object.keys(NO_OUTBOX));
    }),
  );
});
