import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Answers, type FactId } from '#domain/filing/facts.ts';
import { assess, factsToAsk, isAsked } from '#domain/filing/filing.ts';
import {
  blanksOf,
  type Block,
  clerkLetter,
  type Paper,
  plainLine,
  screeningLetter,
} from '#domain/filing/papers.ts';
import { type PlainDate, plainDate } from '#domain/shared/plain-date.ts';

import {
  answersFor,
  type Case,
  CASES,
  inputFor,
  papersFor,
  TODAY,
} from '../../tests/support/filing-cases.ts';
import { lastDay, renters } from '../../tests/support/filing-renters.ts';
import { SEALING_LAWS } from './laws.ts';

/* Papers as they print, word by word. */

function caseOf(remedyId: string): Case {
  const found = CASES.find(({ filing }) => filing.remedyId === remedyId);
  if (found === undefined) throw new Error(`There is no filing ${remedyId}.`);
  return found;
}

function printed(block: Block): readonly string[] {
  switch (block.kind) {
    case 'caption':
      return [
        plainLine(block.court),
        `${plainLine(block.landlord)}, ${block.landlordRole}, v.`,
        `${plainLine(block.renter)}, ${block.renterRole}`,
        plainLine(block.caseNumber),
        plainLine(block.home),
      ];
    case 'title':
    case 'heading':
      return [block.text];
    case 'text':
      return [plainLine(block.sentence.line)];
    case 'list':
      return block.items.map(({ line }, index) => `${index + 1}. ${plainLine(line)}`);
    // The same rows as a drawing.
    case 'sketch':
      return [];
    case 'fields':
      return block.rows.map(
        ({ label, value, ticked }) =>
          `${ticked === undefined ? ' ' : ticked ? '☒' : '☐'} ${label}: ${plainLine(value)}`,
      );
    case 'signature':
      return [...block.labels.map((label) => `____ ${label}`), ...block.below.map(plainLine)];
  }
}
const lines = ({ blocks }: Paper) => blocks.flatMap(printed);

const DANA: Answers = {
  fullName: 'Dana Reyes',
  landlord: 'Oak Street LLC',
  caseNumber: '49K01-1503-SC-000123',
  county: 'Marion County',
  courtName: 'Center Township Small Claims Court',
  rentalAddress: '12 Oak Street, Unit 3',
  address: '9 Elm Street, Indianapolis, IN 46204',
  phone: '(317) 555-0144',
  email: 'dana@example.com',
  filingDate: '3/2/2015',
  endDate: '5/14/2015',
};

describe('the papers of a renter of Indiana', () => {
  const CAPTION = [
    'Center Township Small Claims Court, Marion County, Indiana',
    'Oak Street LLC, Plaintiff (landlord), v.',
    'Dana Reyes, Defendant (tenant)',
    'Case No. 49K01-1503-SC-000123',
    'Property address: 12 Oak Street, Unit 3',
  ];
  const SIGNED = [
    'Dana Reyes, tenant, without a lawyer',
    '9 Elm Street, Indianapolis, IN 46204',
    '(317) 555-0144',
    'dana@example.com',
  ];
  const papers = papersFor(caseOf('in-older-dismissed-won-overturned'), {
    ...DANA,
    outcome: 'won',
    stillPublic: 'yes',
    servedOn: 'Oak Street LLC',
    servedAt: '1 Main Street, Indianapolis, IN 46204',
    serviceMethod: 'hand',
  });

  it('are a motion, an order and a certificate, each with the case on every page', () => {
    expect(papers.map(({ kind, header }) => [kind, header])).toEqual([
      [
        'request',
        'Oak Street LLC v. Dana Reyes, Case No. 49K01-1503-SC-000123, Motion to Prohibit Disclosure of Eviction Records',
      ],
      [
        'order',
        'Oak Street LLC v. Dana Reyes, Case No. 49K01-1503-SC-000123, [Proposed] Order on Motion to Prohibit Disclosure of Eviction Records',
      ],
      ['certificate', 'Oak Street LLC v. Dana Reyes, Case No. 49K01-1503-SC-000123, Certificate of service'],
    ]);
  });

  it('swear in the motion to what was answered, and to nothing else', () => {
    expect(papers.slice(0, 1).flatMap(lines)).toEqual([
      ...CAPTION,
      'Motion to Prohibit Disclosure of Eviction Records',
      'Under Ind. Code § 32-31-11-3 the defendant asks for an order that the records of this case are not disclosed.',
      '1. This case ended on May 14, 2015, before July 1, 2025: judgment was entered for the tenant.',
      'For these reasons, the court is asked to:',
      '1. Order the clerk and the operator of any state, regional or local case management system not to disclose the records of this case.',
      '2. Direct the clerk to redact or permanently seal the court’s own records of it.',
      'I affirm, under the penalties for perjury, that the foregoing representations are true.',
      '____ Signature',
      '____ Date',
      ...SIGNED,
    ]);
  });

  it('leave the order to the judge', () => {
    expect(papers.slice(1, 2).flatMap(lines)).toEqual([
      ...CAPTION,
      '[Proposed] Order on Motion to Prohibit Disclosure of Eviction Records',
      'The court finds',
      '1. The ground in Ind. Code § 32-31-11-3(a) is met.',
      'It is ordered',
      '1. The clerk and the operators of case management systems shall not disclose any record of this case, or let others disclose it.',
      '____ Judge',
      '____ Date',
    ]);
  });

  it('certify the copies that the renter sends', () => {
    expect(papers.slice(2).flatMap(lines)).toEqual([
      ...CAPTION,
      'Certificate of service',
      'On the day written below I sent a copy of the Motion to Prohibit Disclosure of Eviction Records and of the proposed order to Oak Street LLC at 1 Main Street, Indianapolis, IN 46204 by hand delivery.',
      '____ Signature',
      '____ Date',
      'Dana Reyes',
    ]);
  });
});

it('an agreement asks together, and is signed by both', () => {
  const agreement = papersFor(caseOf('me-agreement'), { ...DANA, landlordSigner: 'Pat Lee' }).filter(
    ({ kind }) => kind === 'request',
  );
  const all = agreement.flatMap(lines);
  expect(all).toContain('The parties ask the court to:');
  expect(all.slice(-10)).toEqual([
    'We have read this agreement and sign it freely.',
    '____ Signature',
    '____ Date',
    'Dana Reyes, tenant, without a lawyer',
    '9 Elm Street, Indianapolis, IN 46204',
    '(317) 555-0144',
    'dana@example.com',
    '____ Signature',
    '____ Date',
    'Pat Lee, for the landlord',
  ]);
});

it.each([
  ['ca-stipulation', 'Los Angeles County', 'Superior Court of California, County of Los Angeles'],
  ['wa-limited-dissemination', 'King County', 'Superior Court of Washington, County of King'],
])('the court of %s names %s as it names itself', (remedyId, county, court) => {
  for (const paper of papersFor(caseOf(remedyId), { ...DANA, county })) expect(lines(paper)[0]).toBe(court);
});

it.each([
  ['dismissed', 'the case was dismissed', 'el caso se desestimó'],
  ['won', 'judgment was entered for the tenant', 'se dictó un fallo a favor del inquilino'],
  ['lost', 'judgment was entered for the landlord', 'se dictó un fallo a favor del propietario'],
  ['settlement', 'the parties settled', 'las partes llegaron a un acuerdo'],
])('a paper says how a case ended that was %s', (outcome, en, es) => {
  const [request] = papersFor(caseOf('mi-general-rule'), { ...DANA, outcome }, 'es');
  const stated = request?.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])) ?? [];
  expect(stated.map(({ line }) => plainLine(line))).toContain(`The case ended on May 14, 2015: ${en}.`);
  expect(stated.map(({ meaning }) => meaning)).toContain(`El caso terminó el 14 de mayo de 2015: ${es}.`);
});

it('a paper has a meaning beside what it says on a Spanish page, and on an English one none', () => {
  const meanings = (language: 'en' | 'es') =>
    CASES.flatMap((each) => papersFor(each, DANA, language)).flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'title' || block.kind === 'heading') return [block.meaning];
        if (block.kind === 'text') return [block.sentence.meaning];
        if (block.kind === 'list') return block.items.map(({ meaning }) => meaning);
        return block.kind === 'fields' ? block.rows.map(({ meaning }) => meaning) : [];
      }),
    );
  expect(new Set(meanings('en'))).toEqual(new Set([null]));
  expect(meanings('es').filter((meaning) => !/\p{L}/u.test(meaning ?? ''))).toEqual([]);
});

it('a worksheet names its form with its number, and draws only a form that an editor had', () => {
  for (const each of CASES.filter(({ form }) => form !== undefined)) {
    const { form } = each;
    const [sheet] = papersFor(each, DANA, 'es');
    const named = form?.number === null ? form.name : `${form?.name ?? ''} (${form?.number ?? ''})`;
    expect(sheet?.title).toEqual({
      en: `Worksheet, not a court form: ${named}`,
      es: `Hoja de trabajo, no es un formulario del tribunal: ${named}`,
    });
    const drawn = sheet?.blocks.filter(({ kind }) => kind === 'sketch') ?? [];
    expect([named, drawn.length]).toEqual([named, form?.read === true ? 1 : 0]);
  }
});

it('a worksheet leaves blank what is not known, in the order of the form', () => {
  const sheet = papersFor(caseOf('ut-petition-paid'), {});
  expect(blanksOf(sheet).length).toBeGreaterThan(5);
  expect(blanksOf(sheet)).toContain('caseNumber');
  expect(blanksOf(papersFor(caseOf('ut-petition-paid'), { caseNumber: '1' }))).not.toContain('caseNumber');
});

it('the letters ask the clerk and the screening company, in the name of the renter', () => {
  const law = SEALING_LAWS.CT.remedies.find(({ id }) => id === 'ct-website-removal');
  if (law === undefined) throw new Error('Connecticut has a law.');
  const input = inputFor('CT', { ...DANA, county: 'Hartford County', courtName: 'Superior Court' });
  expect(lines(clerkLetter(law, input))).toEqual([
    'Request to check a court record',
    'To the clerk of Superior Court, Hartford County, Connecticut',
    'My case is Oak Street LLC v. Dana Reyes, Case No. 49K01-1503-SC-000123. It was filed on March 2, 2015 and ended on May 14, 2015.',
    'I believe that Conn. Gen. Stat. §\u00A047a-26j tells the court to take cases like this one off its website.',
    'Please tell me whether that has been done. If not, please tell me when it will be, or what the court still needs from me.',
    'Thank you for your help.',
    '____ Signature',
    '____ Date',
    'Dana Reyes, tenant, without a lawyer',
    '9 Elm Street, Indianapolis, IN 46204',
    '(317) 555-0144',
    'dana@example.com',
  ]);
  expect([clerkLetter(law, input).kind, screeningLetter(input).kind]).toEqual(['letter', 'screening']);
  expect(lines(screeningLetter(input)).slice(0, 5)).toEqual([
    'Dispute of a record after a court order',
    'To the dispute department',
    'A court has made an order about the case Oak Street LLC v. Dana Reyes, Case No. 49K01-1503-SC-000123, Hartford County, Connecticut. A copy of the order is attached.',
    'Please correct your records to follow the order, take the case out of every report about me, and tell me in writing when this is done (15 U.S.C. § 1681i).',
    'Please also send me a free copy of my file.',
  ]);
});

describe('the worksheet of the form of Massachusetts, which is signed under the penalties of perjury', () => {
  const fault = caseOf('ma-fault-7-years');
  const sheetOf = (each: Case, answers: Answers) =>
    papersFor(each, answers).filter(({ kind }) => kind === 'worksheet');

  it('ticks the boxes of its remedy by the answers, and leaves the signature to the renter', () => {
    const answers = answersFor(fault, {
      ...DANA,
      outcome: 'lost',
      servedWhom: 'lawyer',
      serviceMethod: 'email',
    });
    const all = sheetOf(fault, { ...answers, division: 'Eastern', servedAt: '1 Main Street' }).flatMap(
      ({ blocks }) => blocks.filter(({ kind }) => kind === 'fields').flatMap(printed),
    );
    expect(all).toEqual([
      '  1. Docket number: 49K01-1503-SC-000123',
      '  2. Court department: Housing Court',
      '  3. Division: Eastern',
      '  4. Plaintiff (landlord, lessor, owner): Oak Street LLC',
      '  5. Defendant (tenant, occupant): Dana Reyes',
      '☐ 6. Box: the case was dismissed: ',
      '☐ 7. Box: judgment in my favor: ',
      '☒ 8. Box: judgment against me: ',
      '☐ 9. Box A: nonpayment, and all that was due is paid: ',
      '☐ 10. Box under A: the landlord filed a satisfaction: ',
      '☐ 11. Box under A: a judge decided in writing that it is paid: ',
      '☐ 12. Box B: nonpayment, and the rent is not paid: ',
      '☐ 13. Box under B: hardship, at least 4 years, no such case since: ',
      '☒ 14. Box C: the case was for fault: ',
      '☒ 15. Box under C: at least 7 years, no such case since: ',
      '☐ 16. Box D: the case was for no fault, and the time to appeal is over: ',
      '☐ 17. Box E: a case under G.L. c. 139, § 19: ',
      '☐ 18. Box under E: at least 7 years, no such case and no listed conviction since: ',
      '☐ 19. Page 2, box: notice to the plaintiff: ',
      '☒ 20. Box: notice to the plaintiff’s lawyer: ',
      '  21. Box: notice to other defendants: by hand, when you file',
      '  22. Date of the notice: by hand, when you file',
      '☐ 23. Box: first class mail: ',
      '  24. Mailing address for the notice: 1 Main Street',
      '☐ 25. Box: in person: ',
      '☒ 26. Box: email: ',
      '  27. Email address for the notice, if by email: by hand, when you file',
      '  28. Name of petitioner (tenant): Dana Reyes',
      '  29. Signature, under the penalties of perjury: by hand, when you file',
      '  30. Date of the signature: by hand, when you file',
      '  31. Your address in one line: 9 Elm Street, Indianapolis, IN 46204',
      '  32. Mobile number: (317) 555-0144',
      '  33. Email: dana@example.com',
      '  34. Lawyer’s box and four lines, only if a lawyer helped: by hand, when you file',
    ]);
  });

  it('leaves the notice empty, and asks nothing about it, where nobody gets one', () => {
    for (const id of ['ma-dismissed', 'ma-won']) {
      const each = caseOf(id);
      const said = answersFor(each, { ...DANA, servedWhom: 'landlord', servedAt: '1 Main Street' });
      const all = sheetOf(each, said).flatMap(({ blocks }) =>
        blocks.filter(({ kind }) => kind === 'fields').flatMap(printed),
      );
      expect(all.slice(18, 27)).toEqual([
        '☐ 19. Page 2, box: notice to the plaintiff: ',
        '☐ 20. Box: notice to the plaintiff’s lawyer: ',
        '  21. Box: notice to other defendants: leave this empty',
        '  22. Date of the notice: leave this empty',
        '☐ 23. Box: first class mail: ',
        '  24. Mailing address for the notice: leave this empty',
        '☐ 25. Box: in person: ',
        '☐ 26. Box: email: ',
        '  27. Email address for the notice, if by email: leave this empty',
      ]);
      expect(factsToAsk(each).filter((fact) => /^serv/u.test(fact))).toEqual([]);
    }
  });

  const is =
    (fact: FactId, ...values: readonly string[]) =>
    (said: Answers) =>
      values.includes(said[fact] ?? '');
  const isLost = (said: Answers) =>
    said.outcome === 'lost' || (said.outcome === 'settlement' && said.settledAs === 'judgment');
  const isDismissed = (said: Answers) =>
    said.outcome === 'dismissed' || (said.outcome === 'settlement' && said.settledAs === 'dismissed');
  const rent = is('reason', 'Non-payment of rent');
  const noneSince = (day: string) => (said: Answers) =>
    said['other-case'] === 'no' || (lastDay(said.latestCaseDate) ?? '9999') <= day;

  /** What must have been answered for each box to be ticked. */
  const BACKED: Readonly<Record<string, (said: Answers) => boolean>> = {
    '6. Box: the case was dismissed': isDismissed,
    '7. Box: judgment in my favor': is('outcome', 'won'),
    '8. Box: judgment against me': isLost,
    '9. Box A: nonpayment, and all that was due is paid': (said) =>
      rent(said) && is('paymentStatus', 'paid')(said),
    '10. Box under A: the landlord filed a satisfaction': (said) =>
      is('satisfaction', 'yes')(said) && is('deemedSatisfied', 'no')(said),
    '11. Box under A: a judge decided in writing that it is paid': (said) =>
      is('satisfaction', 'yes')(said) && is('deemedSatisfied', 'yes')(said),
    '12. Box B: nonpayment, and the rent is not paid': rent,
    '13. Box under B: hardship, at least 4 years, no such case since': (said) =>
      noneSince('2022-11-25')(said) && is('hardship', 'yes')(said),
    '14. Box C: the case was for fault': is(
      'reason',
      'Lease violation',
      'Property damage',
      'Illegal activity',
    ),
    '15. Box under C: at least 7 years, no such case since': noneSince('2019-11-25'),
    '16. Box D: the case was for no fault, and the time to appeal is over': (said) =>
      is('reason', 'No cause/No fault', 'Owner move-in', 'Renovation/Demolition')(said) &&
      is('appealPending', 'no')(said),
    '17. Box E: a case under G.L. c. 139, § 19': is('case139', 'yes'),
    '18. Box under E: at least 7 years, no such case and no listed conviction since': (said) =>
      noneSince('2019-11-25')(said) && is('convictions', 'no')(said),
    '19. Page 2, box: notice to the plaintiff': is('servedWhom', 'landlord'),
    '20. Box: notice to the plaintiff’s lawyer': is('servedWhom', 'lawyer'),
    '23. Box: first class mail': is('serviceMethod', 'mail'),
    '25. Box: in person': is('serviceMethod', 'hand'),
    '26. Box: email': is('serviceMethod', 'email'),
  };

  it.each(CASES.filter(({ state }) => state === 'MA').map((each) => [each.filing.remedyId, each] as const))(
    'ticks no box for %s that the answers do not say',
    (_id, each) => {
      fc.assert(
        fc.property(renters(each), (said) => {
          if (assess(each, said, each.state, TODAY).status !== 'ready') return;
          const ticked = sheetOf(each, said).flatMap(({ blocks }) =>
            blocks.flatMap((block) => (block.kind === 'fields' ? block.rows : [])),
          );
          for (const { label, ticked: isTicked } of ticked)
            if (isTicked === true) expect([label, BACKED[label]?.(said)]).toEqual([label, true]);
        }),
        { numRuns: 300 },
      );
    },
  );
});

it('no other court’s form has boxes that we tick', () => {
  const states = CASES.filter(({ form }) =>
    form?.worksheet.some(({ tick, remedyIds }) => tick !== undefined || remedyIds !== undefined),
  ).map(({ state }) => state);
  expect([...new Set(states)]).toEqual(['MA']);
});

describe('whether there is a paper', () => {
  const status = (each: Case, answers: Answers, today = TODAY) => assess(each, answers, each.state, today);
  const indiana = caseOf('in-older-dismissed-won-overturned');

  it('is no longer said by a law that was checked too long ago', () => {
    const later = plainDate('2028-01-01') as PlainDate;
    expect(status(indiana, answersFor(indiana, { outcome: 'won' }), later).stops).toEqual([
      { kind: 'law', when: { kind: 'not-computable', why: 'old-check' } },
    ]);
  });

  it('waits to the last day of the time that a filing counts, and takes what happened today', () => {
    const rhodeIsland = caseOf('ri-dismissed');
    const answers = answersFor(rhodeIsland, { outcome: 'dismissed' });
    const appealEnded = (appealEndDate: string) => status(rhodeIsland, { ...answers, appealEndDate }).stops;
    expect(appealEnded('10/26/2026')).toEqual([]);
    expect(appealEnded('10/27/2026')).toMatchObject([{ kind: 'condition', fact: 'appealEndDate' }]);
    const paid = caseOf('in-money-judgment-paid');
    const paidOn = (paidDate: string) =>
      status(paid, { ...answersFor(paid, { outcome: 'lost', paymentStatus: 'paid' }), paidDate }).status;
    expect([paidOn('11/25/2026'), paidOn('11/26/2026')]).toEqual(['ready', 'stopped']);
  });

  it('misses no answer that is not asked', () => {
    const paid = caseOf('in-money-judgment-paid');
    const answers = answersFor(paid, { outcome: 'lost', paymentStatus: 'paid' });
    expect(status(paid, { ...answers, settledAs: '' })).toMatchObject({ status: 'ready', missing: [] });
    const settled = { ...answers, outcome: 'settlement', settledAs: '' };
    expect(status(paid, settled)).toMatchObject({ missing: ['settledAs'] });
  });

  it('is open, and nothing more, while the answers that decide are missing', () => {
    expect(status(indiana, { ...answersFor(indiana, { outcome: 'won' }), endDate: '' })).toEqual({
      status: 'open',
      stops: [],
      missing: ['endDate'],
    });
  });

  it('is said by the day alone where it contradicts another answer', () => {
    const answers = answersFor(indiana, { outcome: 'lost' });
    expect(status(indiana, { ...answers, endDate: '1/1/1999' }).stops).toEqual([
      { kind: 'day', fact: 'endDate' },
    ]);
  });

  it('asks for the payment on file and for a second ground, and refuses what the law refuses', () => {
    const paid = caseOf('ma-nonpayment-paid');
    const answers = answersFor(paid, { outcome: 'lost', paymentStatus: 'paid' });
    const with_ = (satisfaction: string, fault: string) =>
      status(paid, { ...answers, satisfaction, 'also-fault': fault }).status;
    expect(with_('yes', 'no')).toBe('ready');
    expect([with_('', 'no'), with_('yes', '')]).toEqual(['open', 'open']);
    expect([with_('no', 'no'), with_('unknown', 'no'), with_('yes', 'yes')]).toEqual([
      'stopped',
      'stopped',
      'stopped',
    ]);
  });

  it('needs a reason where the renter chooses one of several, and lets a single one be written in by hand', () => {
    const nevada = caseOf('nv-motion-interests-of-justice');
    const chosen = answersFor(nevada, { outcome: 'lost' });
    expect(status(nevada, { ...chosen, setAsideReason: '', reasonsForSealing: '' })).toMatchObject({
      status: 'open',
      missing: ['setAsideReason', 'reasonsForSealing'],
    });
    const maryland = caseOf('md-good-cause');
    const blank = { ...answersFor(maryland, { outcome: 'lost' }), reasonsForSealing: '' };
    expect(status(maryland, blank).status).toBe('ready');
  });

  it('asks of a settlement only where there was one, and of a payment only where there may be a judgment', () => {
    const asked = (outcome: string) =>
      (['settledAs', 'keptDate', 'paymentStatus', 'caseNumber'] as const).filter((fact) =>
        isAsked(fact, { outcome }),
      );
    expect(asked('settlement')).toEqual(['settledAs', 'keptDate', 'paymentStatus', 'caseNumber']);
    expect(asked('lost')).toEqual(['paymentStatus', 'caseNumber']);
    expect(asked('won')).toEqual(['caseNumber']);
    expect(asked('dismissed')).toEqual(['caseNumber']);
    expect(isAsked('paymentStatus', {})).toBe(true);
  });
});
