import { describe, expect, it } from 'vitest';

import { CHECK_ANSWERS } from '~/domain/check/form.ts';
import { readStoredSubmission } from '~/domain/check/record.ts';
import { LEAD_FORM } from '~/domain/inbox/lead.ts';

import { answersOf, differences } from './CorrectionDialog.tsx';

describe('the answers of a record', () => {
  it('are those of its form, with nothing for what was left out', () => {
    const record = readStoredSubmission({ id: 'a', full_name: 'Ana', state: 'AZ', county: null });
    expect(answersOf(CHECK_ANSWERS, record)).toMatchObject({ fullName: 'Ana', state: 'AZ', county: '' });
    expect(Object.keys(answersOf(CHECK_ANSWERS, record))).toEqual(Object.keys(CHECK_ANSWERS));
  });
});

describe('what another admin has stored', () => {
  const typed = { email: 'mine@example.com', phone: '(602) 555-0134' };

  it('is named where it differs from what was typed', () => {
    const stored = { email: 'theirs@example.com', phone: typed.phone };
    expect(differences(LEAD_FORM, stored, typed)).toEqual([['Email', 'theirs@example.com']]);
    expect(differences(LEAD_FORM, typed, typed)).toEqual([]);
  });

  it('is called nothing where it is empty', () => {
    expect(differences(LEAD_FORM, { ...typed, phone: '' }, typed)).toEqual([['Phone', 'nothing']]);
  });
});
