import { describe, expect, it } from 'vitest';

import { SEND_COPY } from '#content/words/en/case.ts';

import { callLine, messageText } from './message.ts';

describe('the message', () => {
  it('says answer, when, what next, whom to call, and the address of the plan, in that order', () => {
    const text = messageText(
      {
        plan: 'https://secondkey.example/sealing-laws/arizona/',
        call: callLine({ name: 'Community Legal Services', phone: '(602) 258-3434', url: null }),
        next: 'Ask the clerk.',
        when: 'Now.',
        verdict: 'Can it be sealed? It should be.',
      },
      SEND_COPY,
      'secondkey.example',
    );
    expect(text.split('\n\n')).toEqual([
      'Can it be sealed? It should be.',
      'When? Now.',
      'What next? Ask the clerk.',
      'Whom to call: (602) 258-3434, Community Legal Services',
      'The plan of the state: https://secondkey.example/sealing-laws/arizona/',
      'From secondkey.example. Information, not legal advice.',
    ]);
  });

  it('leaves out what is not known', () => {
    expect(messageText({ call: '', plan: 'x' }, SEND_COPY, 'y')).toBe(
      'The plan of the state: x\n\nFrom y. Information, not legal advice.',
    );
  });

  it('names a service without a number by its address', () => {
    expect(callLine({ name: 'LawHelpCA', phone: null, url: 'https://www.lawhelpca.org/' })).toBe(
      'LawHelpCA, https://www.lawhelpca.org/',
    );
    expect(callLine(undefined)).toBe('');
  });
});
