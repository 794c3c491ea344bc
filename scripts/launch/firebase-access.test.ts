import { describe, expect, it } from 'vitest';

import { requireAccess } from './firebase-access.ts';

const LIST = JSON.stringify({ status: 'success', result: [{ projectId: 'secondkey-live' }] }, null, 2);

describe('the account that is signed in', () => {
  it('may deploy to a project of its own, whatever warnings stand before the list', () => {
    requireAccess({ exitCode: 0, output: LIST }, 'secondkey-live');
    requireAccess({ exitCode: 0, output: `(node) Warning: old\n${LIST}` }, 'secondkey-live');
  });

  it('may not deploy to the project of another, nor to the beginning of a name', () => {
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
    ['something new', 'did not tell'],
  ])('is told in a sentence about %s', (output, sentence) => {
    expect(() => {
      requireAccess({ exitCode: 1, output }, 'secondkey-live');
    }).toThrow(sentence);
  });

  it('is told when the list makes no sense', () => {
    expect(() => {
      requireAccess({ exitCode: 0, output: 'no list' }, 'secondkey-live');
    }).toThrow('could not be read');
  });
});
