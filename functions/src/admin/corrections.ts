import { PLAN_WHEN_COPY } from '../../../src/content/words/en/plan.ts';
import { CHECK_WORDS } from '../../../src/content/words/en/forms.ts';
import { LEAD_WORDS, MESSAGE_WORDS } from '../../../src/content/words/en/reply.ts';
import { keptOf, storedAnswers, type StoredSubmission, verdictOf } from '../../../src/domain/check/record.ts';
import { type FormTable, type FormWords, inWords, recordOf } from '../../../src/domain/forms/form.ts';
import { CORRECTABLE, readCorrection } from '../../../src/domain/office/corrections.ts';
import { searchableIn, searchTerms } from '../../../src/domain/office/search.ts';
import type { RecordKind, StoredFields } from '../../../src/domain/records/document.ts';
import {
  factConflicts,
  type FactNotes,
  factNotesSchema,
  storedFacts,
} from '../../../src/domain/plan/plan-case.ts';
import { correctionSchema } from '../../../src/domain/records/work.ts';

import { latestDateOnEarth, utcDate } from '../../../src/domain/shared/plain-date.ts';

import { problem } from '../http/problem.ts';
import { readJsonAs } from '../http/request.ts';
import { addMarks, type DoNotCall } from '../intake/do-not-call.ts';
import { judge, type SubmissionRules } from '../intake/forms.ts';
import type { WriteAudit } from './audit-log.ts';
import type { AdminHandler } from './guard.ts';
import { missing, outdated, type PersonalStores, placeIn } from './records.ts';

const UNREADABLE = 'Some answers need another look. Nothing was saved.';

const WORDS: Readonly<Record<RecordKind, FormWords<FormTable>>> = {
  submissions: CHECK_WORDS,
  leads: LEAD_WORDS,
  messages: MESSAGE_WORDS,
};

export interface CorrectionPorts extends Omit<SubmissionRules, 'consent'> {
  readonly stores: PersonalStores;
  readonly clock: () => Date;
  readonly writeAudit: WriteAudit;
  readonly doNotCall: Pick<DoNotCall, 'marksOf'>;
}

/**
 * `PATCH /api/admin/{collection}/{id}/answers` with `{version, answers, facts?}`: corrects what the form's table says that
 * an admin may correct, by the rules of the form, and the facts that it does not ask for. 200 with the record; 409 with the current record if it has changed since `version`. The audit log
 * gets the names of the changed fields, but no values. A correction without changes writes nothing, so that a retry
 * gets the same response.
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
    const form = CORRECTABLE[place.collection];
    const read = inWords(
      WORDS[place.collection],
      readCorrection(place.collection, sent.body.answers, latestDateOnEarth(now)),
    );
    if (!read.ok) return problem(400, UNREADABLE, { errors: read.errors });
    const answers = recordOf(form, read.value);

    const store = stores[place.collection];
    const record = await store.get(place.id);
    if (record === undefined) return missing();
    const stored = new Map<string, unknown>(Object.entries(record));
    const corrected = Object.fromEntries(
      Object.entries(answers).filter(([name, value]) => stored.get(name) !== value),
    );
    const facts = factsIn(sent.body.facts);
    if (facts === undefined) return problem(400, UNREADABLE, { errors: { facts: 'Send known facts' } });
    const isLearned =
      facts !== null && JSON.stringify(facts) !== JSON.stringify(storedFacts(stored.get('facts')));
    const names = [...Object.keys(corrected), ...(isLearned ? ['facts'] : [])];
    if (names.length === 0) return Response.json(record);
    if (record.work_version !== version) return outdated(record);
    const whole = { ...record, ...corrected, ...(isLearned && { facts }) };
    const check = place.collection === 'submissions' ? storedAnswers(whole) : undefined;
    if (check !== undefined && facts !== null) {
      const conflicts = factConflicts({ ...check, dates: {} }, facts, utcDate(now));
      const errors = Object.fromEntries(
        Object.entries(conflicts).map(([date, conflict]) => [date, PLAN_WHEN_COPY.conflict[conflict]]),
      );
      if (Object.keys(errors).length > 0) return problem(400, UNREADABLE, { errors });
    }
    await writeAudit('correct-record', context, { fields: names });
    // Another address or number may be marked "do not call".
    const fieldsCorrected = Object.values(form).filter(({ storedAs }) => names.includes(storedAs));
    const marks = fieldsCorrected.some(({ personal }) => personal === 'email' || personal === 'phone')
      ? await doNotCall.marksOf(whole, now)
      : undefined;
    const anew =
      record.collection === 'submissions' &&
      (isLearned || fieldsCorrected.some(({ correction }) => correction === 'case'))
        ? { ...keptOf(record as StoredSubmission, corrected), ...(await findingAnew(ports, whole, now)) }
        : undefined;
    const fields = {
      ...corrected,
      ...(isLearned && { facts }),
      ...(marks !== undefined && { do_not_call: marks }),
      ...anew,
      search_terms: searchTerms(searchableIn(whole)),
      work_version: version + 1,
    };
    const result = await store.change(place.id, ({ work_version }) =>
      work_version === version ? fields : undefined,
    );
    if (result.kind === 'missing') return missing();
    if (result.kind === 'unchanged') return outdated(result.record);
    if (marks === undefined) return Response.json(result.record);
    const marked = await addMarks(
      store,
      { id: place.id, before: marks },
      await doNotCall.marksOf(whole, now),
    );
    return Response.json(marked ?? result.record);
  };
}

/**
 * What follows from other facts of the case, as of today, as whoever corrected them saw it; `undefined` for a record that
 * cannot be judged. What the renter was told stays as it was given.
 */
async function findingAnew(
  ports: CorrectionPorts,
  record: StoredFields & { readonly facts?: unknown },
  now: Date,
) {
  const check = storedAnswers(record);
  if (check === undefined) return undefined;
  const { finding, opens_on, conviction_type, years_since_conviction } = verdictOf(
    check,
    await judge(ports, check, now, storedFacts(record.facts)),
  );
  return { finding, opens_on, conviction_type, years_since_conviction };
}

/** Facts as they were sent or stored; `null` for none, `undefined` for what are none. */
function factsIn(given: unknown): FactNotes | null | undefined {
  return given === undefined ? null : factNotesSchema.safeParse(given).data;
}
