import { describe, expect, it } from 'vitest';

import { readStoredSubmission, SUBMISSION_RECORD } from '../check/record.ts';
import { cardLines, LEAD_COLUMNS, MESSAGE_COLUMNS, SUBMISSION_COLUMNS } from './columns.ts';

const labels = (columns: readonly { readonly label: string }[]) => columns.map(({ label }) => label);
const before = ['Received (UTC)', 'Work status', 'Note'];
const after = ['Record number', 'Missing or unexpected'];

describe('the columns of a CSV', () => {
  it('of submissions are those that spreadsheets made from it rely on', () => {
    expect(labels(SUBMISSION_COLUMNS)).toEqual([
      'Received (UTC)',
      'Result',
      'Work status',
      'Note',
      'Name',
      'Email',
      'Phone',
      'Agreed to calls and texts',
      'State',
      'County',
      'Filing date',
      'Years since filing',
      'Reason',
      'Finding',
      'Outcome',
      'Payment',
      'Details',
      'Type',
      'Eligible',
      'Message shown',
      'Consent wording of',
      ...after,
    ]);
  });

  it('of leads and messages are their fields, between what the store adds', () => {
    expect(labels(LEAD_COLUMNS)).toEqual([...before, 'Email', 'Phone', ...after]);
    expect(labels(MESSAGE_COLUMNS)).toEqual([...before, 'Name', 'Email', 'Phone', 'Message', ...after]);
  });
});

describe('the lines of a card', () => {
  const record = readStoredSubmission({
    id: 'a1',
    reason: 'Non-payment of rent',
    outcome: 'lost',
    payment_status: 'not-paid',
    conviction_type: 'Non-payment of rent - lost',
    consent_version: '2026-11-21',
  });

  it('name the facts of the case, keys with spaces', () => {
    expect(cardLines(SUBMISSION_RECORD, record, 'fact')).toEqual([
      { label: 'Reason', value: 'Non-payment of rent' },
      { label: 'Finding', value: 'not computed' },
      { label: 'Outcome', value: 'lost' },
      { label: 'Payment', value: 'not paid' },
    ]);
  });

  it('name what is kept about the record', () => {
    expect(cardLines(SUBMISSION_RECORD, record, 'record')).toEqual([
      { label: 'Type', value: 'Non-payment of rent - lost' },
      { label: 'Consent wording of', value: '2026-11-21' },
    ]);
  });
});
