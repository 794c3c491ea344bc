import { describe, expect, it } from 'vitest';

import { requireAccess } from './steps.ts';

const LIST = JSON.stringify({ status: 'success', result: [{ projectId: 'secondkey-live' }] }, null, 2);

describe('the account that is signed in', () => {
  it('may deploy to its own project, even with warnings before the list', () => {
    requireAccess({ exitCode: 0, output: LIST }, 'secondkey-live');
    requireAccess({ exitCode: 0, output: `(node) Warning: old\n${LIST}` }, 'secondkey-live');
  });

  it('may not deploy to another account’s project, or to a prefix of a project id', () => {
    for (const project of ['somebody-else', 'secondkey']) {
      expect(() => {
        requireAccess({ exitCode: 0, output: LIST }, project);
      }).toThrow(`no Firebase project ${project}`);
    }
  });

  // The first sentence is what firebase-tools 15.34 prints on a computer where nobody has signed in.
  it.each([
    [
      '{ "status": "error", "error": "Failed to authenticate, have you run firebase login?" }',
      'not signed in',
    ],
    ['Authentication Error: Your credentials are no longer valid.', 'not signed in'],
    ['getaddrinfo ENOTFOUND firebase.googleapis.com', 'not reached'],
    ['something new', 'did not list'],
  ])('gets an explanation about %s', (output, sentence) => {
    expect(() => {
      requireAccess({ exitCode: 1, output }, 'secondkey-live');
    }).toThrow(sentence);
  });

  it('gets an explanation when the list cannot be read', () => {
    expect(() => {
      requireAccess({ exitCode: 0, output: 'no list' }, 'secondkey-live');
    }).toThrow('could not be read');
  });
});
