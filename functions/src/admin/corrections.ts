import { CHECK_WORDS } from '../../../src/content/words/en/forms.ts';
import { LEAD_WORDS, MESSAGE_WORDS } from '../../../src/content/words/en/reply.ts';
import { CHECK_ANSWERS, type CheckAnswers, readCorrectedCheck } from '../../../src/domain/check/form.ts';
import { correctedVerdict, verdictOf } from '../../../src/domain/check/record.ts';
import type { Validated } from '../../../src/domain/forms/fields.ts';
import { inWords, readForm, recordOf } from '../../../src/domain/forms/form.ts';
import { LEAD_FORM, MESSAGE_FORM } from '../../../src/domain/inbox/forms.ts';
import type { RecordKind } from '../../../src/domain/records/document.ts';
import { searchableIn, searchTerms } from '../../../src/domain/office/search.ts';
import { correctionSchema } from '../../../src/domain/records/work.ts';
import { latestDateOnEarth } from '../../../src/domain/shared/plain-date.ts';

import { problem } from '../http/problem.ts';
import { readJsonAs } from '../http/request.ts';
import type { DoNotCall } from '../intake/do-not-call.ts';
import { judge, type SubmissionRules } from '../intake/forms.ts';
import type { WriteAudit } from './audit-log.ts';
import type { AdminHandler } from './guard.ts';
import { missing, outdated, type PersonalStores, placeIn } from './records.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Parsed answers by their stored names, and those of a check by their names in the form, for its verdict. */
interface Answers {
  readonly fields: Fields;
  readonly check?: CheckAnswers;
}

const UNREADABLE = 'Some answers need another look. Nothing was saved.';

/** Parses corrections with the rules of the form. */
function readAnswers(collection: RecordKind, input: unknown, now: Date): Validated<Answers> {
  if (collection === 'submissions') {
    const read = inWords(CHECK_WORDS, readCorrectedCheck(input, latestDateOnEarth(now)));
    if (!read.ok) return read;
    return { ok: true, value: { fields: recordOf(CHECK_ANSWERS, read.value), check: read.value } };
  }
  if (collection === 'leads') {
    const read = inWords(LEAD_WORDS, readForm(LEAD_FORM, input));
    return read.ok ? { ok: true, value: { fields: recordOf(LEAD_FORM, read.value) } } : read;
  }
  const read = inWords(MESSAGE_WORDS, readForm(MESSAGE_FORM, input));
  return read.ok ? { ok: true, value: { fields: recordOf(MESSAGE_FORM, read.value) } } : read;
}

export interface CorrectionPorts extends Omit<SubmissionRules, 'consent'> {
  readonly stores: PersonalStores;
  readonly clock: () => Date;
  readonly writeAudit: WriteAudit;
  readonly doNotCall: Pick<DoNotCall, 'marksOf'>;
}

/**
 * `PATCH /api/admin/{collection}/{id}/answers` with `{version, answers}`: corrects a person's answers by the rules of
 * their form. 200 with the record; 409 with the current record if it has changed since `version`. The audit log gets
 * the names of the changed fields, but no values. A correction without changes writes nothing, so that a retry gets the
 * same response.
 */
export function correctionEndpoint(ports: CorrectionPorts): AdminHandler {
  const { stores, clock, writeAudit, doNotCall } = ports;
  return async (request, context) => {
    const place = placeIn(context.parameters);
    if (place === undefined) return missing();
    const sent = await readJsonAs(request, correctionSchema, UNREADABLE);
    if (!sent.ok) return sent.problem;
    const { version } = sent.body;
    const now = clock();
    const read = readAnswers(place.collection, sent.body.answers, now);
    if (!read.ok) return problem(400, UNREADABLE, { errors: read.errors });
    const { fields: answers, check } = read.value;

    const store = stores[place.collection];
    const record = await store.get(place.id);
    if (record === undefined) return missing();
    const stored = new Map<string, unknown>(Object.entries(record));
    const corrected = Object.fromEntries(
      Object.entries(answers).filter(([name, value]) => stored.get(name) !== value),
    );
    const names = Object.keys(corrected);
    if (names.length === 0) return Response.json(record);
    if (record.work_version !== version) return outdated(record);
    await writeAudit('correct-record', context, { fields: names });
    const whole = { ...record, ...corrected };
    // Another address or number may be marked "do not call".
    const marks =
      names.includes('email') || names.includes('phone') ? await doNotCall.marksOf(whole, now) : undefined;
    // As of the day of the check, like the first time.
    const checkedAt = record.created_at === null ? now : new Date(record.created_at);
    const anew = check && verdictOf(check, await judge(ports, check, checkedAt));
    const fields = {
      ...corrected,
      ...(marks !== undefined && { do_not_call: marks }),
      ...(anew !== undefined && correctedVerdict(names, anew)),
      search_terms: searchTerms(searchableIn(whole)),
      work_version: version + 1,
    };
    const result = await store.change(place.id, ({ work_version }) =>
      work_version === version ? fields : undefined,
    );
    if (result.kind === 'missing') return missing();
    return result.kind === 'changed' ? Response.json(result.record) : outdated(result.record);
  };
}
