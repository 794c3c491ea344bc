/** `npm run seed -- 500`: fills the running emulator with plausible records. docs/tasks/work-with-sample-data.md */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

import { ELIGIBILITY_MESSAGES } from '#content/words/en/check.ts';
import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import { assess, FINDING_KINDS } from '#domain/check/outcome.ts';
import { submissionRecord } from '#domain/check/record.ts';
import { recordOf } from '#domain/forms/form.ts';
import { LEAD_FORM, MESSAGE_FORM } from '#domain/inbox/forms.ts';
import {
  jurisdiction,
  JURISDICTION_CODES,
  type JurisdictionCode,
  JURISDICTIONS,
} from '#domain/places/jurisdiction.ts';
import { seenWording } from '#domain/records/consent.ts';
import { DEFAULT_RETENTION_MONTHS, expiresAt, newDocument } from '#domain/records/document.ts';
import { type Person, searchableIn, searchTerms } from '#domain/records/search.ts';
import { CALL_AGAIN_FIELD, callAgainOn, NO_WORK, type Work } from '#domain/records/work.ts';
import type { Language } from '#domain/shared/language.ts';
import { DAY_MS, utcDate } from '#domain/shared/plain-date.ts';
import { describeFailure, ExpectedFailure } from './expected-failure.ts';
import { requireEmulator } from './local/firestore.ts';
import { DEFAULT_PORT, portsFrom, readPort } from './local/ports.ts';
import { DEMO_PROJECT, ROOT } from './local/project.ts';
import { type Random, seededRandom } from './seed/random.ts';
import { CONTACTS, DETAILS, MESSAGES, samplePerson } from './seed/sample-data.ts';

const USAGE = 'For example: npm run seed -- 500';
const MOST = 100_000;
/** Firestore takes 500 writes in one batch. */
const BATCH = 400;

interface Options {
  readonly submissions: number;
  readonly days: number;
  readonly seed: number;
  readonly port: number;
}

/** @throws ExpectedFailure when an argument is not a valid number */
function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: String(DEFAULT_PORT) },
      days: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
    },
    allowPositionals: true,
    strict: false,
  });
  return {
    submissions: readNumber(positionals[0], MOST),
    days: readNumber(values.days, 3650),
    seed: readNumber(values.seed, 2 ** 31),
    port: readPort(String(values.port)),
  };
}

function readNumber(text: unknown, most: number): number {
  const number = typeof text === 'string' && /^\d{1,10}$/u.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) {
    throw new ExpectedFailure(`Say how many, as a number from 1 to ${most.toLocaleString('en-US')}.`, {
      todo: USAGE,
    });
  }
  return number;
}

/** A document for the store, and where it belongs. */
export interface SampleDocument {
  readonly collection: 'expungement_submissions' | 'leads' | 'contact_messages';
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What samples are made of. */
interface SampleOptions {
  /** Number of eligibility checks; there are a fifth as many leads and a tenth as many messages. */
  readonly submissions: number;
  /** The same seed and time make the same samples. */
  readonly seed: number;
  readonly now: Date;
  /** How far back they go. */
  readonly days: number;
  /** What must be known of each state: whether its law seals, and the names of its counties. */
  readonly states: Readonly<Record<JurisdictionCode, SampleState>>;
}

/** What samples must know of a state. */
interface SampleState {
  readonly eligible: boolean;
  readonly counties: readonly string[];
  /** How many people live there, roughly: how often it is drawn. */
  readonly weight: number;
}

/** Who has worked on samples. */
const SAMPLE_ADMIN = 'sample@example.com';

const SAMPLE_WORDING = { version: 'sample', text: 'Sample wording' };

/** One renter in six reads Spanish. */
function sampleLanguage(random: Random): Language {
  return random.next() < 1 / 6 ? 'es' : 'en';
}

/** Some of the people who came in within this many days are to be called again. */
const CALL_AGAIN_DAYS = 14;

/** Plausible records of people who do not exist, newest last, spread over the days as renters would come. */
export function sampleRecords(options: SampleOptions): readonly SampleDocument[] {
  const random = seededRandom(options.seed);
  const made: SampleDocument[] = [];
  const add = (
    count: number,
    make: (
      person: Person,
      createdAt: Date,
    ) => Pick<SampleDocument, 'collection'> & { readonly fields: object },
  ) => {
    for (let index = 0; index < count; index += 1) {
      const createdAt = sampleTime(random, options);
      const { collection, fields } = make(samplePerson(random), createdAt);
      made.push(sampleDocument(random, options.now, collection, createdAt, fields));
    }
  };
  add(options.submissions, (person, createdAt) => ({
    collection: 'expungement_submissions',
    fields: sampleSubmission(random, person, createdAt, options.states),
  }));
  add(Math.ceil(options.submissions / 5), ({ email, phone }) => ({
    collection: 'leads',
    fields: {
      ...recordOf(LEAD_FORM, { email, phone }),
      ...seenWording(SAMPLE_WORDING, sampleLanguage(random)),
    },
  }));
  add(Math.ceil(options.submissions / 10), (person) => ({
    collection: 'contact_messages',
    fields: {
      ...recordOf(MESSAGE_FORM, { ...person, message: random.pick(MESSAGES) }),
      ...seenWording(SAMPLE_WORDING, sampleLanguage(random)),
    },
  }));
  return made;
}

function sampleSubmission(
  random: Random,
  { name, email, phone }: Person,
  createdAt: Date,
  states: SampleOptions['states'],
) {
  const state = random.weighted(JURISDICTION_CODES.map((code) => [code, states[code].weight] as const));
  const { counties, eligible } = states[state];
  const outcome = random.weighted(
    CASE_OUTCOMES.map((each, index) => [each, [3, 1, 4, 2][index] ?? 1] as const),
  );
  const filed = new Date(createdAt.getTime() - random.whole(20, 3600) * DAY_MS);
  const form = {
    fullName: name,
    email,
    phone,
    state,
    county: random.next() < 0.8 ? (counties[random.whole(0, counties.length - 1)] ?? '') : '',
    filingDate: utcDate(filed),
    outcome,
    paymentStatus: random.pick(PAYMENT_STATUSES),
    reason: random.weighted(EVICTION_REASONS.map((each, index) => [each, index === 0 ? 6 : 1] as const)),
    details: random.next() < 0.4 ? random.pick(DETAILS) : '',
    contactConsent: random.next() < 0.7,
  };
  return submissionRecord(form, {
    assessment: assess({ eligible }, jurisdiction(state).name, form, ELIGIBILITY_MESSAGES),
    // The finding is random, because computing it would need a sample law as well.
    finding: random.pick(FINDING_KINDS),
    today: utcDate(createdAt),
    consent: SAMPLE_WORDING,
    language: sampleLanguage(random),
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
  const document = newDocument({
    id,
    fields,
    createdAt,
    expireAt: expiresAt(createdAt, DEFAULT_RETENTION_MONTHS),
    contentDigest: createHash('sha256').update(JSON.stringify(fields)).digest('hex'),
    searchTerms: searchTerms(searchableIn(fields)),
    // No notifications are sent about invented people.
    outbox: {},
  });
  const work = sampleWork(random, now, createdAt);
  return { collection, id, fields: { ...document, ...work, [CALL_AGAIN_FIELD]: callAgainOn(work) } };
}

/** The older a record, the more likely somebody has worked on it. */
function sampleWork(random: Random, now: Date, createdAt: Date): Work {
  const days = (now.getTime() - createdAt.getTime()) / DAY_MS;
  const chance = random.next();
  if (days < 1 || chance < 0.15) return NO_WORK;
  const status = days > 10 && chance > 0.4 ? 'closed' : 'contacted';
  const worked = new Date(Math.min(now.getTime(), createdAt.getTime() + random.whole(1, 3) * DAY_MS));
  const at = worked.toISOString();
  const { kind, text } = random.pick(CONTACTS[status]);
  const isToCall = status === 'contacted' && days < CALL_AGAIN_DAYS && random.next() < 0.3;
  const call_again = isToCall ? utcDate(new Date(now.getTime() + random.whole(-2, 3) * DAY_MS)) : null;
  const entry = { id: random.uuid(), at, kind, text, call_again, by: SAMPLE_ADMIN };
  return { work_status: status, work_log: [entry], work_version: 1, worked_at: at };
}

/**
 * More often recent than old, and more often by day than by night (in the United States, where the day is 13:00 to
 * 05:00 UTC).
 */
function sampleTime(random: Random, { now, days }: SampleOptions): Date {
  const daysAgo = Math.floor(days * random.next() ** 1.5);
  const hour = random.weighted(
    Array.from({ length: 24 }, (_, at) => [at, at >= 13 || at < 5 ? 8 : 1] as const),
  );
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const time = midnight - daysAgo * DAY_MS + hour * 60 * 60 * 1000 + random.whole(0, 3_599_999);
  // No record may be in the future: times later today are moved to one of the days before.
  return new Date(time > now.getTime() ? time - random.whole(1, days) * DAY_MS : time);
}

const lawSchema = z.object({ eligible: z.boolean() });
const placesSchema = z.object({ counties: z.array(z.object({ name: z.string() })) });

/** What samples must know of each state, from the site's own content. */
export function readStates(): Readonly<Record<JurisdictionCode, SampleState>> {
  const states = JURISDICTIONS.map(({ code, slug }): [JurisdictionCode, SampleState] => {
    const { eligible } = lawSchema.parse(readJson(`sealing-law/${slug}.json`));
    const { counties } = placesSchema.parse(readJson(`places/${slug}.json`));
    // A state's counties say little about its people, and enough for samples.
    return [
      code,
      { eligible, counties: counties.map(({ name }) => name), weight: 3 + Math.sqrt(counties.length) },
    ];
  });
  return Object.fromEntries(states) as Record<JurisdictionCode, SampleState>;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, 'src/content', file), 'utf8'));
}

if (import.meta.main) {
  try {
    const { submissions, days, seed, port } = readOptions(process.argv.slice(2));
    const address = process.env.FIRESTORE_EMULATOR_HOST ?? `127.0.0.1:${portsFrom(port).firestore}`;
    await requireEmulator(address);
    process.env.FIRESTORE_EMULATOR_HOST = address;
    // No look-up of Google's credentials: the emulator wants none.
    process.env.METADATA_SERVER_DETECTION = 'none';
    // Always the demo project, which Firebase treats as local.
    const firestore = getFirestore(initializeApp({ projectId: DEMO_PROJECT }));

    const records = sampleRecords({ submissions, seed, days, now: new Date(), states: readStates() });
    for (let first = 0; first < records.length; first += BATCH) {
      const batch = firestore.batch();
      for (const { collection, id, fields } of records.slice(first, first + BATCH)) {
        batch.set(firestore.collection(collection).doc(id), fields);
      }
      await batch.commit();
    }
    console.log(`  ${records.length.toLocaleString('en-US')} sample records written`);
  } catch (failure) {
    console.error(`\n${describeFailure(failure)}\n`);
    process.exitCode = 1;
  }
}
