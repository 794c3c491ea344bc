import { describe, expect, it } from 'vitest';

import { CHECK_FORM } from '#domain/check/form.ts';
import { readStoredSubmission } from '#domain/check/record.ts';
import { readStoredLead, readStoredMessage } from '#domain/inbox/record.ts';
import { changeOf } from '#domain/office/backfill.ts';
import { isJurisdictionCode } from '#domain/places/jurisdiction.ts';
import { DAY_MS } from '#domain/shared/plain-date.ts';
import { readStates, type SampleDocument, sampleRecords } from './seed.ts';

const NOW = new Date('2026-11-21T18:30:00.000Z');
const samples = sampleRecords(300, NOW, await readStates());
const of = (collection: SampleDocument['collection']) =>
  samples.filter((sample) => sample.collection === collection);

/** As the store would give it back. */
const stored = ({ id, fields }: SampleDocument) => ({
  ...fields,
  id,
  created_at: (fields.created_at as Date).toISOString(),
});

describe('sample records', () => {
  it('are the given number of checks, a fifth as many leads and a tenth as many messages', () => {
    expect(of('expungement_submissions')).toHaveLength(300);
    expect(of('leads')).toHaveLength(60);
    expect(of('contact_messages')).toHaveLength(30);
    expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  });

  it('are read by the dashboard without odd fields', () => {
    for (const sample of of('expungement_submissions')) {
      const record = readStoredSubmission(stored(sample));
      expect(record.odd_fields).toEqual([]);
      expect(record.classification).toBe(sample.fields.classification);
      expect(isJurisdictionCode(record.state)).toBe(true);
    }
    for (const sample of of('leads')) expect(readStoredLead(stored(sample)).odd_fields).toEqual([]);
    for (const sample of of('contact_messages'))
      expect(readStoredMessage(stored(sample)).odd_fields).toEqual([]);
  });

  it('have people that our forms would accept and that cannot be reached', () => {
    for (const sample of of('expungement_submissions')) {
      const { full_name, email, phone } = readStoredSubmission(stored(sample));
      expect(CHECK_FORM.fullName.input.safeParse(full_name).success).toBe(true);
      expect(CHECK_FORM.email.input.safeParse(email).success).toBe(true);
      expect(CHECK_FORM.phone.input.safeParse(phone).success).toBe(true);
      expect(email).toMatch(/@example\.(?:com|org|net)$/u);
      expect(phone.replaceAll(/\D/gu, '')).toMatch(/^1?\d{3}55501\d\d$/u);
    }
  });

  it('have some whose path opens within a month', () => {
    const days = of('expungement_submissions').map(({ fields }) => String(fields.opens_on));
    expect(days.some((day) => day >= '2026-11-21' && day <= '2026-12-21')).toBe(true);
  });

  it('lack nothing that the office searches or counts by', () => {
    for (const sample of of('leads')) {
      expect(changeOf(readStoredLead(stored(sample)), stored(sample))).toBeUndefined();
    }
  });

  it('have a phone number each', () => {
    const numbers = samples.flatMap(({ fields: { phone } }) =>
      typeof phone === 'string' ? [phone.replaceAll(/\D/gu, '').slice(-10)] : [],
    );
    expect(numbers.length).toBeGreaterThan(300);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('come in the order of time', () => {
    const keys = samples.map(({ fields }) => String(fields.sort_key));
    expect(keys).toEqual(keys.toSorted());
  });

  it('are of the last two months, and never of the future', () => {
    for (const { fields } of samples) {
      const days = (NOW.getTime() - (fields.created_at as Date).getTime()) / DAY_MS;
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThanOrEqual(60);
    }
  });

  it('include every result and every work status', () => {
    const submissions = of('expungement_submissions').map((sample) => readStoredSubmission(stored(sample)));
    expect(new Set(submissions.map(({ classification }) => classification)).size).toBe(3);
    expect(new Set(submissions.map(({ work_status }) => work_status)).size).toBe(3);
  });

  it('include people to call again by now and later, as everybody who was contacted', () => {
    const days = samples.map(({ fields }) => fields.call_again_at).filter((day) => typeof day === 'string');
    expect(days.filter((day) => day <= '2026-11-21').length).toBeGreaterThan(2);
    expect(days.filter((day) => day > '2026-11-21').length).toBeGreaterThan(2);
    for (const { fields } of samples) {
      expect(fields.call_again_at != null).toBe(fields.work_status === 'contacted');
    }
  });
});
