import { describe, expect, it } from 'vitest';

import { CHECK_ANSWERS } from '#domain/check/form.ts';
import { readStoredSubmission } from '#domain/check/record.ts';
import { LEAD_FORM } from '#domain/inbox/forms.ts';

import { answersOf, differences } from './CorrectionDialog.tsx';

describe('the answers of a record', () => {
  it('fill its form, with empty fields for omitted answers', () => {
    const record = readStoredSubmission({ id: 'a', full_name: 'Ana', state: 'AZ', county: null });
    expect(answersOf(CHECK_ANSWERS, record)).toMatchObject({ fullName: 'Ana', state: 'AZ', county: '' });
    expect(Object.keys(answersOf(CHECK_ANSWERS, record))).toEqual(Object.keys(CHECK_ANSWERS));
  });
});

describe('a value stored by another admin', () => {
  const typed = { email: 'mine@example.com', phone: '(602) 555-0134' };

  it('is shown when it differs from what was typed', () => {
    const stored = { email: 'theirs@example.com', phone: typed.phone };
    expect(differences(LEAD_FORM, stored, typed)).toEqual([['Email', 'theirs@example.com']]);
    expect(differences(LEAD_FORM, typed, typed)).toEqual([]);
  });

  it('is called “nothing” when it is empty', () => {
    expect(differences(LEAD_FORM, { ...typed, phone: '' }, typed)).toEqual([['Phone', 'nothing']]);
  });
});
