import { describe, expect, it } from 'vitest';

import { readStoredSubmission, SUBMISSION_RECORD } from '#domain/check/record.ts';
import { readStoredLead } from '#domain/inbox/record.ts';
import { cardLines, LEAD_COLUMNS, MESSAGE_COLUMNS, SUBMISSION_COLUMNS } from './columns.ts';

const labels = (columns: readonly { readonly label: string }[]) => columns.map(({ label }) => label);
const work = [
  'Work status',
  'Contact log',
  'Call again (UTC)',
  'Closed because',
  'Do not call or text since (UTC)',
];
const before = ['Received (UTC)', ...work];
const after = ['Record number', 'Missing or unexpected'];

describe('the columns of a CSV', () => {
  it('of submissions are those that spreadsheets made from it rely on', () => {
    const reliedOn = [
      'Received (UTC)',
      'Result',
      ...work,
      'Name',
      'Email',
      'Phone',
      'Agreed to calls',
      'Contact of a helper',
      'State',
      'County',
      'Filing date',
      'Filing date known to the',
      'Reason',
      'Outcome',
      'Payment',
      'Details',
      'Years since filing',
      'Type',
      'Eligible',
      'Message shown',
      'Finding',
      'Path opens',
      'Consent wording of',
      'Language',
      ...after,
    ];
    // Another field may come between them.
    expect(labels(SUBMISSION_COLUMNS).filter((label) => reliedOn.includes(label))).toEqual(reliedOn);
  });

  it('of leads and messages are their fields between those that the store adds', () => {
    const wording = ['Consent wording of', 'Language'];
    expect(labels(LEAD_COLUMNS)).toEqual([...before, 'Email', 'Phone', ...wording, ...after]);
    expect(labels(MESSAGE_COLUMNS)).toEqual([
      ...before,
      'Name',
      'Email',
      'Phone',
      'Message',
      ...wording,
      ...after,
    ]);
  });

  it('show each contact-log entry on a line, and that calls are not wanted', () => {
    const entry = {
      id: 'e',
      kind: 'no-answer',
      text: '',
      call_again: '2026-11-25T18:00:00.000Z',
      by: 'admin@example.com',
    };
    const lead = readStoredLead({
      id: 'a1',
      work_log: [
        { ...entry, at: null, kind: 'note', text: 'Speaks Spanish.', call_again: null, by: null },
        { ...entry, at: '2026-11-21T18:30:00.000Z' },
      ],
      do_not_call: { phone: '2026-11-22T09:00:00.000Z', email: null },
    });
    const cells = Object.fromEntries(LEAD_COLUMNS.map(({ label, cell }) => [label, cell(lead)]));
    expect(cells).toMatchObject({
      'Contact log': 'note: Speaks Spanish.\n2026-11-21 18:30:00, no answer, admin@example.com',
      'Call again (UTC)': '2026-11-25 18:00:00',
      'Do not call or text since (UTC)': '2026-11-22 09:00:00',
    });
  });
});

describe('the fold about a record', () => {
  const record = readStoredSubmission({
    id: 'a1',
    years_since_conviction: 5,
    conviction_type: 'Non-payment of rent - lost',
    eligibility_message: 'You may be eligible.',
    consent_version: '2026-11-21',
  });

  it('names what is kept about it', () => {
    expect(cardLines(SUBMISSION_RECORD, record)).toEqual([
      { label: 'Years since filing', value: '5' },
      { label: 'Type', value: 'Non-payment of rent - lost' },
      { label: 'Message shown', value: 'You may be eligible.' },
      { label: 'Consent wording of', value: '2026-11-21' },
    ]);
  });
});
