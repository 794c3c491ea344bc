/** `npm run seed -- 500`: fills the running emulator with plausible records. docs/tasks/work-with-sample-data.md */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';

import { ELIGIBILITY_MESSAGES } from '#content/words/en/check.ts';
import { lawFromDisk } from '#data/law-from-disk.ts';
import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import { CIRCUMSTANCES } from '#domain/check/circumstances.ts';
import { assess, FINDING_KINDS } from '#domain/check/list-answer.ts';
import { submissionRecord } from '#domain/check/record.ts';
import { recordOf } from '#domain/forms/form.ts';
import { LEAD_FORM, MESSAGE_FORM } from '#domain/inbox/forms.ts';
import { jurisdiction, JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import type { CheckSources } from '#domain/plan/finding.ts';
import type { SeenWording } from '#domain/records/consent.ts';
import {
  DEFAULT_RETENTION_MONTHS,
  expiresAt,
  newDocument,
  type RecordKind,
} from '#domain/records/document.ts';
import { type Person, searchableIn, searchTerms } from '#domain/office/search.ts';
import { CLOSE_REASONS, NO_WORK, type Work, workFieldsToQuery } from '#domain/records/work.ts';
import { periodAround } from '#domain/shared/known-date.ts';
import { addDays, DATE_PRECISIONS, DAY_MS, utcDate } from '#domain/shared/plain-date.ts';
import { COLLECTIONS } from '../functions/src/store/collections.ts';
import { ExpectedFailure } from './expected-failure.ts';
import { openFirestore, PLACE_OPTIONS, runOnRecords } from './record-stores.ts';
import { type Random, seededRandom } from './seed/random.ts';
import { CONTACTS, DETAILS, MESSAGES, samplePerson } from './seed/sample-data.ts';

const MOST = 100_000;
/** Firestore takes 500 writes in one batch. */
const BATCH = 400;
/** How far back the records go. */
const DAYS = 60;

/** @throws ExpectedFailure when an argument is not a valid number */
function readOptions(args: string[]): { readonly submissions: number; readonly port: string } {
  const { values, positionals } = parseArgs({
    args,
    options: { port: PLACE_OPTIONS.port },
    allowPositionals: true,
  });
  const submissions = Number(positionals[0]);
  if (!Number.isInteger(submissions) || submissions < 1 || submissions > MOST) {
    throw new ExpectedFailure(`Say how many, as a number from 1 to ${MOST.toLocaleString('en-US')}.`, {
      todo: 'For example: npm run seed -- 500',
    });
  }
  return { submissions, port: values.port };
}

/** A document for the store, and where it belongs. */
export interface SampleDocument {
  readonly collection: (typeof COLLECTIONS)[RecordKind]['name'];
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

type States = Readonly<Record<JurisdictionCode, Pick<CheckSources, 'eligible' | 'counties'>>>;

/** Who has worked on samples. */
const SAMPLE_ADMIN = 'sample@example.com';

/** One renter in six reads Spanish. */
function sampleWording(random: Random): SeenWording {
  const language = random.next() < 1 / 6 ? 'es' : 'en';
  return { consent_version: 'sample', consent_text: 'Sample wording', language };
}

/** Some of the people who came in within this many days are to be called again. */
const CALL_AGAIN_DAYS = 14;

/**
 * Plausible records of people who do not exist: so many checks, a fifth as many leads and a tenth as many messages. The
 * same people at every run, in the order in which they would have come in: the emulator sorts all of them for each query,
 * which takes ten times as long in any other order.
 */
export function sampleRecords(submissions: number, now: Date, states: States): readonly SampleDocument[] {
  const random = seededRandom(1);
  let people = 0;
  const several = (
    count: number,
    collection: SampleDocument['collection'],
    fields: (person: Person, createdAt: Date) => object,
  ) =>
    Array.from({ length: count }, () => {
      // More of them are recent than old.
      const createdAt = new Date(now.getTime() - DAYS * DAY_MS * random.next() ** 1.5);
      return sampleDocument(
        random,
        now,
        collection,
        createdAt,
        fields(samplePerson(random, people++), createdAt),
      );
    });
  return [
    ...several(submissions, COLLECTIONS.submissions.name, (person, createdAt) =>
      sampleSubmission(random, person, createdAt, states),
    ),
    ...several(Math.ceil(submissions / 5), COLLECTIONS.leads.name, (person) => ({
      ...recordOf(LEAD_FORM, person),
      ...sampleWording(random),
    })),
    ...several(Math.ceil(submissions / 10), COLLECTIONS.messages.name, (person) => ({
      ...recordOf(MESSAGE_FORM, { ...person, message: random.pick(MESSAGES) }),
      ...sampleWording(random),
    })),
  ].toSorted((one, other) => (String(one.fields.sort_key) < String(other.fields.sort_key) ? -1 : 1));
}

function filedBefore(random: Random, createdAt: Date) {
  const filed = utcDate(new Date(createdAt.getTime() - random.whole(20, 3600) * DAY_MS));
  const filingPrecision = random.next() < 0.7 ? 'day' : random.pick(DATE_PRECISIONS);
  return { filingDate: periodAround(filed, filingPrecision).first, filingPrecision };
}

function sampleSubmission(random: Random, { name, email, phone }: Person, createdAt: Date, states: States) {
  const state = JURISDICTION_CODES[random.whole(0, JURISDICTION_CODES.length - 1)] ?? 'AZ';
  const { counties, eligible } = states[state];
  const form = {
    fullName: name,
    email,
    phone,
    state,
    county: counties[random.whole(0, counties.length)] ?? '',
    ...filedBefore(random, createdAt),
    outcome: random.pick(CASE_OUTCOMES),
    paymentStatus: random.pick(PAYMENT_STATUSES),
    reason: random.pick(EVICTION_REASONS),
    circumstances: random.next() < 0.2 ? random.pick(CIRCUMSTANCES) : '',
    details: random.next() < 0.4 ? random.pick(DETAILS) : '',
    contactConsent: random.next() < 0.7,
    isHelper: random.next() < 0.05,
  };
  // The finding is random, because computing it would need a sample law as well.
  const finding = random.pick(FINDING_KINDS);
  return submissionRecord(form, {
    assessment: assess({ eligible }, jurisdiction(state).name, form, ELIGIBILITY_MESSAGES),
    finding,
    opensOn: finding === 'remedy-open' ? addDays(utcDate(createdAt), random.whole(1, 150)) : null,
    today: utcDate(createdAt),
    seen: sampleWording(random),
  });
}

function sampleDocument(
  random: Random,
  now: Date,
  collection: SampleDocument['collection'],
  createdAt: Date,
  fields: object,
): SampleDocument {
  const id = random.uuid();
  const work = sampleWork(random, now, createdAt);
  const document = newDocument({
    id,
    fields,
    createdAt,
    expireAt: expiresAt(createdAt, DEFAULT_RETENTION_MONTHS),
    contentDigest: createHash('sha256').update(JSON.stringify(fields)).digest('hex'),
    searchTerms: searchTerms(searchableIn({ ...fields, ...work })),
  });
  return {
    collection,
    id,
    fields: {
      ...document,
      ...work,
      ...workFieldsToQuery(work),
    },
  };
}

/** The older a record, the more likely somebody has worked on it. */
function sampleWork(random: Random, now: Date, createdAt: Date): Work {
  const days = (now.getTime() - createdAt.getTime()) / DAY_MS;
  const chance = random.next();
  if (days < 1 || chance < 0.15) return NO_WORK;
  const status = days > 10 && chance > 0.4 ? 'closed' : 'contacted';
  const worked = new Date(Math.min(now.getTime(), createdAt.getTime() + random.whole(1, 36) * (DAY_MS / 12)));
  const at = worked.toISOString();
  const { kind, text } = random.pick(CONTACTS[status]);
  // Noon in the East is within the calling hours of most states.
  const called = addDays(utcDate(now), random.whole(days < CALL_AGAIN_DAYS ? -2 : 1, 4));
  const call_again = status === 'contacted' ? `${called}T17:00:00.000Z` : null;
  const closed = status === 'closed' ? random.pick(CLOSE_REASONS) : null;
  const entry = { id: random.uuid(), at, kind, text, call_again, closed, by: SAMPLE_ADMIN };
  return { work_status: status, work_log: [entry], work_version: 1 };
}

/** What samples must know of each state, from the site's own content. */
export async function readStates(): Promise<States> {
  const states = await Promise.all(
    JURISDICTION_CODES.map(async (code) => [code, await lawFromDisk(code)] as const),
  );
  return Object.fromEntries(states) as Record<JurisdictionCode, CheckSources>;
}

if (import.meta.main) {
  await runOnRecords(async () => {
    const { submissions, port } = readOptions(process.argv.slice(2));
    // Always into the emulator.
    const { firestore } = await openFirestore({ port });
    const records = sampleRecords(submissions, new Date(), await readStates());
    for (let first = 0; first < records.length; first += BATCH) {
      const batch = firestore.batch();
      for (const { collection, id, fields } of records.slice(first, first + BATCH)) {
        batch.set(firestore.collection(collection).doc(id), fields);
      }
      await batch.commit();
    }
    const counts = [...Map.groupBy(records, ({ collection }) => collection)].map(
      ([collection, { length }]) => `  ${length.toLocaleString('en-US')} in ${collection}`,
    );
    console.log(['\nSample records written:', ...counts, ''].join('\n'));
  });
}
