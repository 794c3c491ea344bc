import { describe, expect, it } from 'vitest';

import { callTrouble, withTrouble } from './call-trouble.ts';

const problem = {
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  detail: 'Google is silent.',
};
const reference = '3f2a91c0';

describe('what is said of a call that failed', () => {
  it('is that the server could not be reached, where there was no answer', () => {
    expect(callTrouble('Not saved', {}, 'Your note is still here.')).toBe(
      'Not saved: the server could not be reached. Your note is still here. Check your connection and try again.',
    );
  });

  it('is what the server said, with its number at the end', () => {
    expect(callTrouble('Not saved', { problem, reference }, 'Your note is still here.')).toBe(
      'Not saved. Google is silent. Your note is still here. Reference: 3f2a91c0',
    );
  });

  it('has the number of an answer that says nothing else', () => {
    expect(callTrouble('Nothing was deleted', { reference })).toMatch(
      /could not be reached\..* Reference: 3f2a91c0$/u,
    );
  });
});

it('is added to the words of a notification', () => {
  const words = { title: 'Error', description: 'Failed to load leads. Please try again.' };
  expect(withTrouble(words, { kind: 'failed' })).toEqual(words);
  expect(withTrouble(words, { kind: 'failed', problem, reference })).toEqual({
    title: 'Error',
    description: 'Failed to load leads. Please try again. Google is silent. Reference: 3f2a91c0',
  });
});
