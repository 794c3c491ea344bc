import type { FieldErrors, Validated } from '~/domain/forms/fields.ts';
import { secondsTooSoon, type IdentifiedRequest } from '~/domain/forms/request.ts';
import { personIn, type PersonalRecord, expiresAt } from '~/domain/records/document.ts';
import { searchTerms } from '~/domain/records/search.ts';
import type { Clock } from '../ports/clock.ts';
import type { RecordStore, StoredRecord } from '../ports/record-store.ts';
import { contentDigest, type FlatContent } from './content-digest.ts';
import type { Caller, Refusal, TakeOne } from './rate-limit.ts';

/** How one kind of form is read, turned into a record, and confirmed; `Quoted` is what a receipt says of a record. */
export interface IntakeKind<Form, Fields extends Quoted & PersonalRecord, Receipt, Quoted = unknown> {
  /** Reads what was sent, by the rules that the browser used too. */
  readonly read: (body: unknown, now: Date) => Validated<IdentifiedRequest<Form>>;
  readonly record: (form: Form, now: Date) => Fields;
  /** What is answered; the same for a record that is stored now and one that was found. */
  readonly receipt: (id: string, record: Quoted) => Receipt;
}

/** What taking in needs from outside. */
export interface IntakePorts<Fields, Stored extends StoredRecord> {
  readonly store: RecordStore<Fields, Stored>;
  readonly takeOne: TakeOne;
  readonly clock: Clock;
  /** How long the record is kept. */
  readonly retentionMonths: number;
}

/** What became of a form that was sent. */
export type IntakeResult<Receipt> =
  /** Stored now. */
  | { readonly kind: 'saved'; readonly receipt: Receipt }
  /** The same answers were stored before; nothing new is, and the receipt is the first one. */
  | { readonly kind: 'repeated'; readonly receipt: Receipt }
  /** Other answers stand under this id; nothing new is stored. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  /** Filled in faster than people do. */
  | { readonly kind: 'too-soon'; readonly retryAfterSeconds: number }
  | ({ readonly kind: 'too-many' } & Omit<Refusal, 'allowed'>);

/** Takes in one form. */
export type Intake<Receipt> = (body: unknown, caller: Caller) => Promise<IntakeResult<Receipt>>;

/**
 * Takes in a form once, however often it is sent: a retry, a second click or a second tab finds the record that the
 * first one made under the browser's own id (docs/adr/0008).
 *
 * Only what could be stored is counted against the limit: refusing bad input costs nothing, counting it would. What came
 * too soon is not either, because the page sends it again by itself.
 *
 * @throws {Unavailable} when the store does not answer; the same call may be made again
 */
export function intake<
  Form extends FlatContent<Form>,
  Fields extends Quoted & PersonalRecord,
  Stored extends StoredRecord & Quoted,
  Receipt,
  Quoted,
>(
  { read, record, receipt }: IntakeKind<Form, Fields, Receipt, Quoted>,
  { store, takeOne, clock, retentionMonths }: IntakePorts<Fields, Stored>,
): Intake<Receipt> {
  return async (body, caller) => {
    const now = clock();
    const request = read(body, now);
    if (!request.ok) return { kind: 'invalid', errors: request.errors };

    const tooSoon = secondsTooSoon(request.value.fillMs);
    if (tooSoon > 0) return { kind: 'too-soon', retryAfterSeconds: tooSoon };

    const allowance = await takeOne(caller, now);
    if (!allowance.allowed) {
      const { retryAfterSeconds, reached } = allowance;
      return { kind: 'too-many', retryAfterSeconds, reached };
    }

    const { id, form } = request.value;
    const fields = record(form, now);
    const digest = contentDigest(form);
    const creation = await store.create({
      id,
      fields,
      createdAt: now,
      expireAt: expiresAt(now, retentionMonths),
      contentDigest: digest,
      searchTerms: searchTerms(personIn(fields)),
    });
    if (creation.created) return { kind: 'saved', receipt: receipt(id, fields) };
    const { first } = creation;
    if (first.contentDigest !== digest) return { kind: 'conflict' };
    return { kind: 'repeated', receipt: receipt(id, first.record) };
  };
}
