import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FINDING_WORDS } from '~/content/words/en/finding.ts';
import { SEALING_LAWS } from '~/data/laws.ts';
import { fleschKincaidGrade } from '../../../tests/support/readability.ts';
import { anyPlanCase } from '../../../tests/support/plan-cases.ts';
import {
  CASE_OUTCOMES,
  type CaseOutcome,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../check/case-facts.ts';
import { isConfirmed, sealsRecord } from '../law/evidence.ts';
import { shownRemedy, type ShownRemedy } from '../law/remedy.ts';
import { JURISDICTION_CODES, jurisdiction, type JurisdictionCode } from '../places/jurisdiction.ts';
import type { PlainDate } from '../shared/plain-date.ts';
import { type KnownDate, onDay, readKnownDate } from './date-arithmetic.ts';
import type { FindingKind } from '../check/outcome.ts';
import { type Finding, finding, type FindingSources, hasConfirmedPath, mayNamePrice } from './finding.ts';
import { findingText } from './finding-text.ts';
import type { PlanCase } from './remedy-fit.ts';
import { situationsOf } from './situations.ts';
import { remedyDate } from './remedy-date.ts';

const day = (text: string) => text as PlainDate;
const TODAY = day('2026-11-21');

/**
 * What a reader of the law files expects of every case that was about rent, filed on 15 June 2022 and ended in August
 * 2022; nobody has said how a settlement ended. Typed from the files, never printed from the code: two readings of the same law must agree.
 *
 * A column for each ending. One word is for all four payments; four are those for paid, partly paid, not paid and
 * no judgment. `@` is the day on which the path opens, where it is still to come.
 *
 * path: you ask, or both sign · court: the court acts, free · web: leaves the website, or its use is limited · fact:
 * depends on a fact · none: no path fits · no: no law · ? : not confirmed · list: open although the list says no
 */
const TYPED_FROM_THE_LAW = `
      dismissed              | won   | lost                                                   | settlement
  AL  no                     | no    | no                                                     | no
  AK  no                     | no    | no                                                     | no
  AZ  court                  | court | path list list list                                    | fact
  AR  no                     | no    | no                                                     | no
  CA  court                  | court | fact                                                   | fact
  CO  court                  | court | path list list list                                    | fact
  CT  web                    | web   | none                                                   | web
  DE  no                     | no    | no                                                     | no
  FL  no                     | no    | no                                                     | no
  GA  ?                      | ?     | ?                                                      | ?
  HI  no                     | no    | no                                                     | no
  ID  none                   | none  | none                                                   | none
  IL  path                   | path  | path list list list                                    | path
  IN  path                   | path  | path none none list@2029-08-31                         | fact
  IA  no                     | no    | no                                                     | no
  KS  ?                      | ?     | ?                                                      | ?
  KY  no                     | no    | no                                                     | no
  LA  no                     | no    | no                                                     | no
  ME  web                    | web   | web                                                    | web
  MD  court                  | court | path list list list                                    | fact
  MA  path                   | path  | path list list list                                    | path fact fact fact
  MI  no                     | no    | no                                                     | no
  MN  court                  | court | court list list list                                   | fact
  MS  no                     | no    | no                                                     | no
  MO  no                     | no    | no                                                     | no
  MT  no                     | no    | no                                                     | no
  NE  no                     | no    | no                                                     | no
  NV  court                  | court | path list list list                                    | fact
  NH  none                   | none  | none                                                   | none
  NJ  court                  | court | court@2029-09-01 list@2029-09-01 list@2029-09-01 list@2029-09-01 | fact
  NM  no                     | no    | no                                                     | no
  NY  web                    | web   | web                                                    | web
  NC  no                     | no    | no                                                     | no
  ND  none                   | none  | list none none fact                                    | none
  OH  path                   | path  | path list list list                                    | path
  OK  no                     | no    | no                                                     | no
  OR  court                  | court | court@2027-08-31 none none list@2027-08-31             | fact
  PA  web                    | web   | web                                                    | web
  RI  path                   | none  | path none none fact                                    | fact
  SC  ?                      | ?     | ?                                                      | ?
  SD  no                     | no    | no                                                     | no
  TN  no                     | no    | no                                                     | no
  TX  fact                   | none  | none                                                   | none
  UT  court                  | none  | path list list list                                    | fact
  VT  no                     | no    | no                                                     | no
  VA  path                   | path  | none                                                   | fact
  DC  court                  | court | court list list list                                   | fact
  WA  web                    | web   | web                                                    | web
  WV  no                     | no    | no                                                     | no
  WI  none none none web     | ?     | web@2032-08-31                                         | none none none web
  WY  no                     | no    | no                                                     | no
`;

const KINDS: Readonly<Record<string, FindingKind>> = {
  path: 'path-open',
  court: 'court-acts',
  web: 'limited',
  fact: 'needs-a-fact',
  none: 'no-path',
  no: 'no-law',
  '?': 'not-confirmed',
  list: 'open-despite-list',
};

interface Row {
  readonly state: JurisdictionCode;
  readonly outcome: CaseOutcome;
  readonly paymentStatus: PaymentStatus;
  /** `'court-acts'`, or with the day to come `'court-acts 2029-09-01'`. */
  readonly expected: string;
}

function typedRows(): Row[] {
  const lines = TYPED_FROM_THE_LAW.trim().split('\n').slice(1);
  return lines.flatMap((line) => {
    const [code = '', first = ''] = line.trim().split(/\s+(.*)/u);
    const state = JURISDICTION_CODES.find((known) => known === code);
    if (state === undefined) throw new Error(`No state: ${line}`);
    return first.split('|').flatMap((column, at) => {
      const words = column.trim().split(/\s+/u);
      const outcome = CASE_OUTCOMES[at];
      if (outcome === undefined) throw new Error(`Too many columns: ${line}`);
      return PAYMENT_STATUSES.map((paymentStatus, which) => {
        const [word = '', date] = (words.length === 1 ? words[0] : words[which])?.split('@') ?? [];
        const kind = KINDS[word];
        if (kind === undefined) throw new Error(`No kind: ${word} in ${line}`);
        return { state, outcome, paymentStatus, expected: [kind, date].filter(Boolean).join(' ') };
      });
    });
  });
}

const ROWS = typedRows();

const lawOf = (state: JurisdictionCode): FindingSources => ({
  ...SEALING_LAWS[state],
  remedies: SEALING_LAWS[state].remedies.map(shownRemedy),
});

/** The law of a state with every path checked on one day, or only those that the test takes. */
const checkedOn = (
  on: string,
  state: JurisdictionCode,
  isChecked: (remedy: ShownRemedy) => boolean = () => true,
): FindingSources => {
  const law = lawOf(state);
  return {
    ...law,
    remedies: law.remedies.map((remedy) => (isChecked(remedy) ? { ...remedy, checked: { on } } : remedy)),
  };
};

const ENDED = readKnownDate('8/2022');
const factsOf = (row: Omit<Row, 'expected'>, changes: Partial<PlanCase> = {}): PlanCase => ({
  ...{ state: row.state, outcome: row.outcome, paymentStatus: row.paymentStatus },
  ...{ county: '', filingDate: day('2022-06-15'), reason: 'Non-payment of rent' },
  dates: ENDED === undefined ? {} : { ended: ENDED },
  ...changes,
});
const found = (facts: PlanCase, law = lawOf(facts.state)): Finding => finding(law, facts, TODAY);
const text = (facts: PlanCase) => findingText(found(facts), jurisdiction(facts.state).name, FINDING_WORDS);
const linesOf = (facts: PlanCase): string[] => {
  const { sentence, can, when, next } = text(facts);
  return [sentence, can, when, next];
};
/** Filings so young that a court has time left, and older ones. */
const RECENT = ['2026-11-20', '2026-06-01', '2024-08-01', '2020-02-01'].map(day);
const name = ({ state, outcome, paymentStatus }: Omit<Row, 'expected'>) =>
  `${state} ${outcome} ${paymentStatus}`;

const situations = (facts: PlanCase) => {
  const dated = lawOf(facts.state).remedies.map((remedy) => ({
    remedy,
    when: remedyDate(remedy, facts, TODAY),
  }));
  const isClosed = ({ when }: (typeof dated)[number]) => when.kind === 'does-not-apply';
  const paths = dated.filter((path) => !isClosed(path));
  return situationsOf(paths, dated.filter(isClosed), facts).map(({ kind }) => kind);
};

describe('the finding', () => {
  it('is listed here for every state, ending and payment', () => {
    expect(ROWS).toHaveLength(816);
    expect(new Set(ROWS.map(name)).size).toBe(816);
  });

  it.each(JURISDICTION_CODES)('in %s is what a reader of the law file expects', (code) => {
    const rows = ROWS.filter(({ state }) => state === code);
    const given = rows.map((row) => {
      const { kind, path } = found(factsOf(row));
      const date = path?.when.kind === 'opens-on' ? path.when.date : undefined;
      return `${name(row)}: ${[kind, date].filter(Boolean).join(' ')}`;
    });
    expect(given).toEqual(rows.map((row) => `${name(row)}: ${row.expected}`));
  });

  it('does not rely on a law last checked more than a year ago', () => {
    const facts = factsOf({ state: 'AZ', outcome: 'dismissed', paymentStatus: 'no-judgment' });
    expect(finding(checkedOn('2025-10-01', 'AZ'), facts, TODAY).kind).toBe('not-confirmed');
  });

  it('does not promise a whole county what only one of its courts does', () => {
    const law = lawOf('OH');
    const local = law.remedies.filter(({ localCounty }) => localCounty === 'Cuyahoga County');
    const facts = factsOf(
      { state: 'OH', outcome: 'dismissed', paymentStatus: 'no-judgment' },
      { county: 'Cuyahoga County' },
    );
    expect(found(facts, { ...law, remedies: local }).kind).toBe('needs-a-fact');
  });

  it('becomes more precise with the day the case ended', () => {
    const facts = factsOf({ state: 'VA', outcome: 'dismissed', paymentStatus: 'no-judgment' });
    expect(found({ ...facts, dates: {} }).kind).toBe('needs-a-fact');
    expect(found(facts).kind).toBe('path-open');
  });

  it('gives the earliest day if only that is known', () => {
    const facts = factsOf({ state: 'NJ', outcome: 'lost', paymentStatus: 'paid' }, { dates: {} });
    expect(text(facts).when).toBe('No earlier than June 16, 2029. Or the next day the court is open.');
  });
});

describe('a case that only an unconfirmed path may cover', () => {
  const won = factsOf({ state: 'WI', outcome: 'won', paymentStatus: 'no-judgment' });

  it('is not refused, because it is unknown whether the law covers it', () => {
    expect(found(won)).toMatchObject({
      kind: 'not-confirmed',
      isForOthers: true,
      path: null,
      lastCheck: null,
    });
    expect(mayNamePrice(found(won))).toBe(false);
    expect(hasConfirmedPath(found(won))).toBe(false);
    expect(text(won)).toEqual({
      sentence:
        'This answer follows the list of waiting periods we began with. We could not confirm if the law in Wisconsin covers a case that ended like yours (November 2026). Don’t pay anyone for sealing before legal aid has looked.',
      can: 'We don’t know. We could not confirm if the law covers a case that ended like yours.',
      when: 'We give no date for a law that we could not confirm.',
      next: 'Ask legal aid. Check your screening report for mistakes.',
    });
    expect(situations(won)).toEqual(['no-law']);
  });

  it('is refused if that path is for other cases or only a judge’s general power', () => {
    const lost = factsOf({ state: 'ND', outcome: 'dismissed', paymentStatus: 'no-judgment' });
    const dismissed = factsOf({ state: 'ID', outcome: 'dismissed', paymentStatus: 'no-judgment' });
    for (const facts of [lost, dismissed]) expect(found(facts).kind, facts.state).toBe('no-path');
  });

  it('says that paying opens a path, if it does', () => {
    const owed = factsOf({ state: 'ND', outcome: 'lost', paymentStatus: 'not-paid' });
    expect(found(owed)).toMatchObject({ kind: 'no-path', closedBy: 'unpaid' });
    expect(situations(owed)).toEqual(['pay']);
  });
});

describe('the age of the check of a path', () => {
  /** 180 and 181 days before. */
  const YOUNG = '2026-05-25';
  const OLD = '2026-05-24';
  const withLaw = ROWS.filter(({ state }) => SEALING_LAWS[state].remedies.some(isConfirmed));

  /** A finding without the day of the check, which is that of the law it is drawn from. */
  const rests = ({ path, ...rest }: Finding) => ({ ...rest, id: path?.remedy.id, when: path?.when });

  it('of 180 days changes nothing in any state', () => {
    for (const row of ROWS) {
      const young = finding(checkedOn(YOUNG, row.state), factsOf(row), TODAY);
      expect(rests(young), name(row)).toEqual(rests(found(factsOf(row))));
    }
  });

  it('of 181 days removes every confirmed path, date and price', () => {
    expect(withLaw.length).toBeGreaterThan(350);
    for (const row of withLaw) {
      const old = finding(checkedOn(OLD, row.state), factsOf(row), TODAY);
      expect(old, name(row)).toMatchObject({ kind: 'not-confirmed', path: null, lastCheck: OLD });
      expect(mayNamePrice(old)).toBe(false);
    }
  });

  it('refers an old one to the clerk with its date, at reading grade 7 or below', () => {
    for (const row of withLaw) {
      const old = finding(checkedOn(OLD, row.state), factsOf(row), TODAY);
      const said = findingText(old, jurisdiction(row.state).name, FINDING_WORDS);
      expect(said.sentence).toContain('on May 24, 2026. It may have changed.');
      expect(said.can).toBe('We don’t know. We last checked the law on May 24, 2026.');
      expect(said.when).toBe('We give no date until we have checked the law again.');
      expect(said.next).toBe('Ask the clerk if the law is still the same.');
      expect(fleschKincaidGrade(Object.values(said).join('\n')), name(row)).toBeLessThanOrEqual(7);
    }
  });

  it('matters only if the finding relies on that path', () => {
    const won = factsOf({ state: 'AZ', outcome: 'won', paymentStatus: 'no-judgment' });
    const settled = factsOf({ state: 'AZ', outcome: 'lost', paymentStatus: 'paid' });
    const law = checkedOn(OLD, 'AZ', ({ how }) => how === 'stipulation');
    expect(finding(law, won, TODAY)).toEqual(found(won));
    expect(finding(law, settled, TODAY).kind).toBe('not-confirmed');
  });

  it('offers nothing for sale if an old path may be free', () => {
    const facts = factsOf({ state: 'UT', outcome: 'dismissed', paymentStatus: 'paid' });
    const law = checkedOn(OLD, 'UT', ({ how }) => how === 'automatic');
    expect(finding(law, facts, TODAY)).toMatchObject({ kind: 'not-confirmed', lastCheck: OLD });
  });

  it('counts as recent on a day before the check', () => {
    for (const row of withLaw) {
      const later = finding(checkedOn('2027-01-01', row.state), factsOf(row), TODAY);
      expect(rests(later), name(row)).toEqual(rests(found(factsOf(row))));
    }
  });
});

describe('an act that was passed but not read', () => {
  const drawn = (state: JurisdictionCode, today: string) =>
    finding(lawOf(state), factsOf({ state, outcome: 'lost', paymentStatus: 'paid' }), day(today));

  it.each([
    ['KS', '2026-11-21', 'There is a new law in Kansas since July 1, 2026.'],
    ['GA', '2026-12-31', 'A new law in Georgia starts on January 1, 2027.'],
    ['GA', '2027-01-01', 'There is a new law in Georgia since January 1, 2027.'],
    ['SC', '2026-12-31', 'A new law in South Carolina starts on January 1, 2027.'],
    ['SC', '2027-01-01', 'There is a new law in South Carolina since January 1, 2027.'],
  ] as const)('in %s is named on %s with its first day', (state, today, said) => {
    const { sentence } = findingText(drawn(state, today), jurisdiction(state).name, FINDING_WORDS);
    expect(sentence).toContain(`${said} We have not read its text.`);
  });

  it('leads to the clerk or legal aid, without date or price', () => {
    for (const state of ['KS', 'GA', 'SC'] as const) {
      const each = drawn(state, '2027-06-01');
      const { can, when, next } = findingText(each, jurisdiction(state).name, FINDING_WORDS);
      expect(can).toBe('We don’t know. There is a new law, and we have not read it.');
      expect(when).toBe('We give no date for a law that we have not read.');
      expect(next).toBe(`Ask the clerk or legal aid about ${SEALING_LAWS[state].unreadAct?.citation ?? ''}.`);
      expect(mayNamePrice(each)).toBe(false);
    }
  });
});

describe('a finding next to the listed answer', () => {
  /** The statements of one result that contradicted each other, and the findings whose sentence says which holds. */
  const CONTRADICTIONS: readonly {
    readonly what: string;
    readonly isIn: (facts: PlanCase, drawn: Finding) => boolean;
    readonly resolvedBy: readonly FindingKind[];
  }[] = [
    {
      what: 'eligible, and no law',
      isIn: (facts, { answer }) => answer === 'eligible' && situations(facts).includes('no-law'),
      resolvedBy: ['no-law', 'not-confirmed'],
    },
    {
      what: 'eligible, and no path',
      isIn: (facts, { answer }) => answer === 'eligible' && situations(facts).includes('no-path'),
      resolvedBy: ['no-path', 'limited'],
    },
    {
      what: 'eligible for sealing, and only a website or a limit on use',
      isIn: (_facts, { answer, path }) =>
        answer === 'eligible' &&
        (path?.remedy.effect === 'limited-online-access' || path?.remedy.effect === 'screening-report-limit'),
      resolvedBy: ['limited'],
    },
    {
      what: 'record sealing available, and no statewide law',
      isIn: ({ state }) => SEALING_LAWS[state].eligible && SEALING_LAWS[state].verification === 'unverified',
      resolvedBy: ['no-law', 'not-confirmed', 'no-path', 'limited', 'needs-a-fact'],
    },
    {
      what: 'a refusal, and an open or dated path',
      isIn: (facts, { answer }) =>
        answer === 'not-eligible' &&
        situations(facts).some((kind) => ['automatic', 'petition', 'wait', 'stipulation'].includes(kind)),
      resolvedBy: ['open-despite-list', 'limited', 'needs-a-fact'],
    },
  ];

  it.each(CONTRADICTIONS)('$what: says which one applies', ({ isIn, resolvedBy }) => {
    const contradicting = ROWS.filter((row) => isIn(factsOf(row), found(factsOf(row))));
    expect(contradicting.length).toBeGreaterThan(30);
    for (const row of contradicting) expect(resolvedBy, name(row)).toContain(found(factsOf(row)).kind);
  });

  it('gives a price only if something can be filed, never if the court acts by itself', () => {
    const priced = ROWS.map((row) => found(factsOf(row))).filter(mayNamePrice);
    expect(priced.length).toBeGreaterThan(50);
    for (const { kind, path } of priced) {
      expect(kind).toBe('path-open');
      expect(path?.remedy.how).not.toBe('automatic');
      expect(path?.remedy.confidence).not.toBe('low');
    }
  });

  it('shows the partner’s success rate only with a confirmed path, in every state', () => {
    const isPath = ({ expected }: Row) => /^(?:path-open|court-acts|open-despite-list)\b/u.test(expected);
    const shown = ROWS.filter((row) => hasConfirmedPath(found(factsOf(row))));
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.map(name)).toEqual(ROWS.filter(isPath).map(name));
    for (const row of shown) {
      const { path } = found(factsOf(row));
      expect(path?.remedy.confidence, name(row)).toMatch(/^(?:high|medium)$/u);
      expect(SEALING_LAWS[row.state].verification, name(row)).not.toBe('unverified');
    }
  });

  it('gives no price for a case without a path that the renter can file, whatever is known', () => {
    fc.assert(
      fc.property(anyPlanCase, (facts) => {
        const drawn = found(facts);
        if (!mayNamePrice(drawn)) return;
        expect(['eligible', 'maybe']).toContain(drawn.answer);
        expect(['sealed', 'expunged', 'confidential']).toContain(drawn.path?.remedy.effect);
        expect(['petition', 'court-discretion', 'stipulation']).toContain(drawn.path?.remedy.how);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the words of a finding', () => {
  it('have no unfilled placeholder, whatever the case', () => {
    fc.assert(
      fc.property(anyPlanCase, (facts) => {
        for (const words of linesOf(facts)) expect(words).not.toMatch(/[{}]|undefined|\s\s|\s\./u);
      }),
      { numRuns: 2_000 },
    );
  });

  it('each read at grade 7 or below', () => {
    const said = new Set(ROWS.flatMap((row) => linesOf(factsOf(row))));
    for (const words of said) expect(fleschKincaidGrade(words), words).toBeLessThanOrEqual(7);
  });

  it('name no day that has passed', () => {
    fc.assert(
      fc.property(anyPlanCase, (facts) => {
        // A new law is named with its first day.
        const words = linesOf(facts)
          .join(' ')
          .replace(/There is a new law in [^.]+\./u, '');
        for (const [named] of words.matchAll(/(?:[A-Z][a-z]+ \d{1,2}, \d{4})/gu))
          expect(Date.parse(named), `${facts.state}: ${words}`).toBeGreaterThan(
            Date.parse('November 21, 2026'),
          );
      }),
      { numRuns: 2_000 },
    );
  });

  it('never ask a renter to look today for what the court does later, in any state', () => {
    const done = /should be\.|Ask the clerk: “Is my case sealed|Look for your case/u;
    const early: string[] = [];
    for (const row of ROWS)
      for (const filingDate of RECENT) {
        const { can, when, next } = text(factsOf(row, { filingDate, dates: {} }));
        if (/No earlier than|at least until/u.test(when) && (done.test(can) || done.test(next)))
          early.push(`${name(row)}, filed ${filingDate}: ${can} ${when} ${next}`);
      }
    expect(early).toEqual([]);
  });

  it('never call something done whose date is unknown, in any state', () => {
    const early: string[] = [];
    for (const row of ROWS)
      for (const filingDate of RECENT) {
        const { can, when } = text(factsOf(row, { filingDate, dates: {} }));
        if (when.includes('can’t tell') && can.includes('should be.'))
          early.push(`${name(row)}, filed ${filingDate}: ${can} ${when}`);
      }
    expect(early).toEqual([]);
  });

  it('say for what the court does later from when on, and what to do until then', () => {
    const recent = { filingDate: day('2026-06-01'), dates: {} };
    expect(text(factsOf({ state: 'NJ', outcome: 'lost', paymentStatus: 'paid' }, recent))).toEqual({
      sentence:
        'A law we found says the court does it on its own, free, but no earlier than June 2, 2033. Ask the clerk before you pay anyone.',
      can: 'Later. The court does it on its own, free.',
      when: 'No earlier than June 2, 2033.',
      next: 'Note the date. Then ask the clerk if it is done.',
    });
    // The court may seal it within 60 days of the end, and need not wait for the last of them.
    expect(
      text(
        factsOf(
          { state: 'MD', outcome: 'won', paymentStatus: 'paid' },
          { ...recent, filingDate: day('2026-11-20') },
        ),
      ),
    ).toEqual({
      sentence:
        'A law we found says the court does it on its own, free. When it does depends on the day the case ended. Ask the clerk before you pay anyone.',
      can: 'Later. The court does it on its own, free.',
      when: 'The court has at least until January 19, 2027.',
      next: 'Note the date. Then ask the clerk if it is done.',
    });
    const website = text(factsOf({ state: 'WI', outcome: 'lost', paymentStatus: 'paid' }, recent));
    expect(website).toEqual({
      sentence:
        'This answer follows the list of waiting periods we began with. Here the case can come off the court’s website, no earlier than June 1, 2036. It is not sealed. Don’t pay anyone to seal it.',
      can: 'No. It comes off the court’s website. The file at the court stays open.',
      when: 'No earlier than June 1, 2036. Or the next day the court is open.',
      next: 'Note the date. Then ask the clerk if it is done.',
    });
  });

  it('say that what the court does later can be requested today, where that is possible', () => {
    const states = new Set<string>();
    for (const row of ROWS)
      for (const [filed, dates] of [
        ['2022-06-15', {}],
        ['2026-06-01', {}],
        ['2026-06-01', { ended: onDay(day('2026-11-20')) }],
      ] as const) {
        const facts = factsOf(row, { filingDate: day(filed), dates });
        const { can } = text(facts);
        const canAsk = lawOf(row.state).remedies.some(
          (path) =>
            path.how !== 'automatic' &&
            sealsRecord(path) &&
            remedyDate(path, facts, TODAY).kind === 'open-now',
        );
        expect(can.includes('You can also ask now. Your plan says how.'), `${name(row)}: ${can}`).toBe(
          found(facts).path?.remedy.how === 'automatic' && !can.startsWith('It should be') && canAsk,
        );
        if (can.includes('also ask')) {
          states.add(row.state);
          expect(situations(facts), name(row)).toContain('petition');
        }
      }
    expect([...states]).toEqual(['OR']);
  });

  it('call no day the earliest if only the year of the end is known, in any state', () => {
    const year = { first: day('2026-01-01'), last: day('2026-12-31') };
    const exact = onDay(day('2026-06-15'));
    let uncertain = 0;
    for (const row of ROWS) {
      const facts = (ended: KnownDate) =>
        factsOf(row, { filingDate: day('2026-01-02'), reason: 'Lease violation', dates: { ended } });
      const [said, known] = [text(facts(year)), text(facts(exact))];
      // What counts from the filing has one date.
      if (known.when === said.when) continue;
      expect(linesOf(facts(year)).join(' '), name(row)).not.toMatch(
        /earlie(?:r|st)|on \w+ \d+, \d{4}|work out is/u,
      );
      if (said.when.includes('at the latest')) uncertain += 1;
    }
    expect(uncertain).toBeGreaterThan(20);
  });

  it('give the latest end of the time and ask for the day', () => {
    const dates = { ended: { first: day('2020-01-01'), last: day('2020-12-31') } };
    const row = { state: 'MA', outcome: 'lost', paymentStatus: 'not-paid' } as const;
    expect(text(factsOf(row, { filingDate: day('2020-01-02'), reason: 'Lease violation', dates }))).toEqual({
      sentence:
        'The list of waiting periods we began with says no. A law we found may open a path. When it does depends on the day the case ended. You have to ask the court. Only the court decides.',
      can: 'It may be. You ask the court.',
      when: 'The time we can count is over by December 31, 2027 at the latest. Add the day for the exact date.',
      next: 'Note the date. Ask legal aid how to get ready.',
    });
  });

  it('do not say “later” for what may already have happened', () => {
    const dates = { ended: { first: day('2025-01-01'), last: day('2025-12-31') } };
    const row = { state: 'OR', outcome: 'dismissed', paymentStatus: 'no-judgment' } as const;
    expect(text(factsOf(row, { filingDate: day('2025-02-01'), dates }))).toMatchObject({
      can: 'It may be. That depends on the day the case ended. You can also ask now. Your plan says how.',
      when: 'The time we can count is over by December 31, 2026 at the latest. Add the day for the exact date.',
      next: 'Ask the clerk: “Is my case sealed?”',
    });
    const asked = factsOf(
      { state: 'MA', outcome: 'lost', paymentStatus: 'not-paid' },
      { dates: { ended: { first: day('2022-01-01'), last: day('2022-12-31') } } },
    );
    expect(text(asked)).toMatchObject({
      can: 'It may be. You ask the court.',
      when: 'The time we can count is over by December 31, 2026 at the latest. Add the day for the exact date.',
      next: 'Look at your court papers, or ask the clerk.',
    });
  });

  it('contain no price and no promise', () => {
    for (const row of ROWS) {
      const words = linesOf(factsOf(row)).join(' ');
      expect(words).not.toMatch(/\$|guarantee|will be sealed/u);
    }
  });

  it.each([
    [
      { state: 'FL', outcome: 'dismissed', paymentStatus: 'no-judgment' },
      'This answer follows the list of waiting periods we began with. We looked for a law in Florida that seals evictions and found none (November 2026). Don’t pay anyone for sealing before legal aid has looked.',
    ],
    [
      { state: 'RI', outcome: 'won', paymentStatus: 'no-judgment' },
      'The list of waiting periods we began with says yes. The law we found in Rhode Island does not cover a case that ended like yours. Don’t pay anyone for sealing before legal aid has looked.',
    ],
    [
      { state: 'AZ', outcome: 'dismissed', paymentStatus: 'no-judgment' },
      'A law we found says the court does it on its own, free. Ask the clerk before you pay anyone.',
    ],
    [
      { state: 'CT', outcome: 'won', paymentStatus: 'no-judgment' },
      'This answer follows the list of waiting periods we began with. Here the case can come off the court’s website. It is not sealed. Don’t pay anyone to seal it.',
    ],
    [
      { state: 'WA', outcome: 'won', paymentStatus: 'no-judgment' },
      'This answer follows the list of waiting periods we began with. Here a law lets a judge limit how the case may be used. You have to ask. It is not sealed. Don’t pay anyone to seal it.',
    ],
    [
      { state: 'PA', outcome: 'won', paymentStatus: 'no-judgment' },
      'This answer follows the list of waiting periods we began with. A law we found may limit how the case may be used. That depends on which court had your case. It is not sealed. Don’t pay anyone to seal it.',
    ],
    [
      { state: 'NY', outcome: 'won', paymentStatus: 'no-judgment' },
      'This answer follows the list of waiting periods we began with. Here a law limits how the case may be used. It is not sealed. Don’t pay anyone to seal it.',
    ],
    [
      { state: 'IN', outcome: 'lost', paymentStatus: 'no-judgment' },
      'The list of waiting periods we began with says no. A law we found may open a path. When it does depends on the day the case ended. You have to ask the court. Only the court decides.',
    ],
    [
      { state: 'ND', outcome: 'dismissed', paymentStatus: 'no-judgment' },
      'The list of waiting periods we began with says no. The law we found in North Dakota does not cover a case that ended like yours. Don’t pay anyone for sealing before legal aid has looked.',
    ],
  ] as const)('%o', (row, sentence) => {
    expect(text(factsOf(row)).sentence).toBe(sentence);
  });
});
