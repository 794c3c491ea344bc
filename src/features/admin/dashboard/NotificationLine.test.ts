import { describe, expect, it } from 'vitest';

import { CHANNELS } from '#domain/notifications/outbox.ts';
import type { NotificationHealth } from '#domain/notifications/mailing.ts';

import { troubleText } from './NotificationLine.tsx';

const NOW = new Date('2026-11-23T16:00:00.000Z');
const QUIET = {
  failures: 0,
  failing_since: null,
  failure: null,
  next_try_at: null,
  refused_addresses: 0,
} as const;
const HEALTHY: NotificationHealth = {
  addresses: 1,
  sweptAt: '2026-11-23T15:58:00.000Z',
  mailings: CHANNELS.map((mailing) => ({ mailing, ...QUIET })),
};
const FAILING = {
  failures: 3,
  failing_since: '2026-11-23T12:00:00.000Z',
  next_try_at: '2026-11-23T17:00:00.000Z',
};

describe('the line about notifications', () => {
  it('is hidden while everything works', () => {
    expect(troubleText(HEALTHY, NOW, 'America/New_York')).toBeUndefined();
  });

  it.each<[string, Partial<NotificationHealth>, RegExp]>([
    ['no address', { addresses: 0 }, /^Nobody is told .* NOTIFY_TO and deploy again/u],
    ['no sweep ever', { sweptAt: null }, /have not run yet.*the schedule does not run/u],
    ['no sweep for an hour', { sweptAt: '2026-11-23T15:00:00.000Z' }, /last ran Nov 23, 2026/u],
    [
      'a mail server that is down',
      { mailings: [{ mailing: 'notification', ...QUIET, ...FAILING, failure: 'unreachable' }] },
      /^The mail server cannot be reached\. Since Nov 23.*next try is at Nov 23.*check SMTP_URL/u,
    ],
    [
      'a mail server that refuses',
      { mailings: [{ mailing: 'summary', ...QUIET, ...FAILING, failure: 'refused' }] },
      /^The mail server refuses messages\. Since Nov 23/u,
    ],
    [
      'a webhook that is down',
      { mailings: [{ mailing: 'webhook', ...QUIET, ...FAILING, failure: 'unreachable' }] },
      /^The other system cannot be reached\. Since .*check WEBHOOK_URL/u,
    ],
    [
      'one address that refuses',
      { mailings: [{ mailing: 'notification', ...QUIET, refused_addresses: 1 }] },
      /^An address refuses our mail\. It is in NOTIFY_TO or ESCALATE_TO/u,
    ],
  ])('says what is wrong and what to do: %s', (_what, changes, words) => {
    const { what, more } = troubleText({ ...HEALTHY, ...changes }, NOW, 'America/New_York') ?? {};
    expect(`${what}. ${more}`).toMatch(words);
    expect(more).toContain('docs/tasks/set-up-notifications.md');
  });
});
