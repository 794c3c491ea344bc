import { describe, expect, it } from 'vitest';

import { CallFailed } from '#features/admin/session/call.ts';

import { callTrouble } from './trouble.ts';

const problem = {
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  detail: 'Google is silent.',
};
const reference = '3f2a91c0';

describe('the message about a failed call', () => {
  it('says that the server could not be reached when there was no answer', () => {
    expect(callTrouble('Not saved', new CallFailed(), 'Your note is still here.')).toBe(
      'Not saved: the server could not be reached. Your note is still here. Check your connection and try again.',
    );
  });

  it('is the server’s message with the request id at the end', () => {
    expect(callTrouble('Not saved', new CallFailed(problem, reference), 'Your note is still here.')).toBe(
      'Not saved. Google is silent. Your note is still here. Reference: 3f2a91c0',
    );
  });

  it('has the request id of an answer without a message', () => {
    expect(callTrouble('Nothing was deleted', new CallFailed(undefined, reference))).toMatch(
      /could not be reached\..* Reference: 3f2a91c0$/u,
    );
  });
});
