import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PAPER_WORDS } from '#content/filing-papers.ts';
import sources from '#content/filing-sources.json';
import { FACT_WORDS } from '#content/words/en/filing.ts';
import { FACT_WORDS as SPANISH_FACT_WORDS } from '#content/words/es/filing.ts';
import { FACT_IDS, factKind, filingCase } from '#domain/filing/facts.ts';
import {
  assess,
  factsToAsk,
  isAboutHearing,
  isOfFiling,
  kindWithoutRequest,
  stepsOf,
} from '#domain/filing/filing.ts';
import {
  blanksOf,
  clerkLetter,
  documentTitle,
  linesOf,
  type Paper,
  paperTitles,
  plainLine,
} from '#domain/filing/papers.ts';
import { courtsOf, exactCourtName } from '#domain/law/court-directory.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { remedyFit } from '#domain/plan/remedy-fit.ts';

import {
  answersFor,
  CASES,
  DRAFTS,
  inputFor,
  papersFor,
  PERSONAS,
  runsOf,
  TODAY,
} from '../../tests/support/filing-cases.ts';
import { courtsIn } from './courts.ts';
import { stateFilings } from './filings.ts';
import { SEALING_LAWS } from './laws.ts';
import { COUNTIES } from './places.ts';

describe.each(DRAFTS.map((each) => [each.filing.remedyId, each] as const))('the draft of %s', (_id, each) => {
  const { remedy, state } = each;

  it.each(Object.entries(PERSONAS))(
    'for a case that was %s stands exactly where the law allows it',
    (_who, persona) => {
      const answers = answersFor(each, persona);
      const { status, stops, missing } = assess(each, answers, state, TODAY);
      expect(missing).toEqual([]);
      const facts = filingCase(answers, state);
      if (facts === undefined) throw new Error('The case is known.');
      const fit = remedyFit(remedy, facts);
      if (fit.fits === 'no')
        expect(stops).toContainEqual({ kind: 'law', when: { kind: 'does-not-apply', why: fit.why } });
      if (status === 'stopped') {
        expect(stops.length).toBeGreaterThan(0);
        return;
      }
      const papers = papersFor(each, answers);
      const text = runsOf(papers)
        .map(({ text: part }) => part)
        .join('');
      for (const name of ['fullName', 'landlord', 'caseNumber'] as const)
        expect(text).toContain(answers[name]);
      expect(text).not.toMatch(/[{}]|undefined|null/u);
      expect(blanksOf(papers)).toEqual([]);
      for (const run of runsOf(papers)) if (run.kind === 'answer') expect(answers[run.fact]).toBeDefined();
    },
  );

  it('states nothing that was not given: every fact is a blank', () => {
    const papers = papersFor(each, {});
    expect(runsOf(papers).filter(({ kind }) => kind === 'answer')).toEqual([]);
    for (const fact of blanksOf(papers))
      expect([fact, PAPER_WORDS.blanks[fact] !== undefined]).toEqual([fact, true]);
  });

  it('has an order that names its motion, a certificate that names both, and the home in each caption', () => {
    const papers = papersFor(each, { ...answersFor(each, {}), rentalAddress: '12 Oak Street, Unit 3' });
    const paper = (kind: string) => papers.filter((one) => one.kind === kind);
    const named = each.filing.draft?.title.en ?? '';
    expect(paper('order').map(({ title }) => title.en)).toEqual([`[Proposed] Order on ${named}`]);
    const served = paper('certificate').flatMap(({ blocks }) => blocks.flatMap(linesOf).map(plainLine));
    const apart = { OH: ', of the Affidavit of the Tenant', DC: ', of the Declaration of the Tenant' };
    const sworn =
      each.filing.draft?.signed === 'sworn'
        ? (Object.entries(apart).find(([code]) => code === state)?.[1] ?? '')
        : '';
    const copies = `I sent a copy of the ${named}${sworn} and of the proposed order to `;
    expect(served.filter((line) => line.includes(copies))).toHaveLength(
      each.filing.serves === 'renter' ? 1 : 0,
    );
    for (const { blocks } of papers.filter(({ kind }) => ['request', 'order', 'certificate'].includes(kind)))
      expect(blocks[0] && linesOf(blocks[0]).map(plainLine)).toContain(
        'Property address: 12 Oak Street, Unit 3',
      );
  });

  it('has a meaning in Spanish beside each sentence', () => {
    for (const { blocks } of papersFor(each, answersFor(each, {}), 'es'))
      for (const block of blocks) {
        for (const meaning of block.kind === 'list'
          ? block.items.map((item) => item.meaning)
          : [block.kind === 'text' ? block.sentence.meaning : 'x']) {
          expect(meaning).toMatch(/\S/u);
          expect(meaning).not.toMatch(/undefined|\[request\]/u);
        }
      }
  });
});

/** The remedies that courts act on by themselves. */
const LETTERS = JURISDICTIONS.flatMap(({ code: state }) =>
  SEALING_LAWS[state].remedies
    .filter((remedy) => kindWithoutRequest(remedy) === 'letter')
    .map((remedy) => ({ state, remedy })),
);

/** A page to lie on top, which nobody files. */
const coverOf = ([paper]: readonly Paper[]): Paper => ({
  ...(paper ?? expect.fail()),
  kind: 'cover',
  title: { en: 'Cover', es: 'Portada' },
});

describe('each filing', () => {
  it.each(CASES.map((each) => [each.filing.remedyId, each] as const))(
    '%s asks all that its papers name, and stops at days that contradict each other',
    (_id, each) => {
      const asked = new Set(factsToAsk(each));
      for (const fact of blanksOf(papersFor(each, { dcGround: 'other' })))
        expect([fact, asked.has(fact)]).toEqual([fact, true]);
      const answers = answersFor(each, {});
      for (const endDate of asked.has('endDate') ? ['1/1/1999', '1/1/2027'] : [])
        expect(assess(each, { ...answers, endDate }, each.state, TODAY).stops).toContainEqual({
          kind: 'day',
          fact: 'endDate',
        });
    },
  );

  it.each(LETTERS.map((each) => [each.remedy.id, each] as const))(
    'the letter of %s asks all that it names',
    (_id, { remedy, state }) => {
      const asked = factsToAsk({ filing: null, form: undefined, remedy });
      const names = blanksOf([clerkLetter(remedy, inputFor(state, {}))]);
      expect(names.filter((fact) => !asked.includes(fact))).toEqual([]);
    },
  );

  it('a letter asks for the website where the law is about the website alone, else for the record', () => {
    const websites = LETTERS.filter(({ state, remedy }) => {
      const { blocks } = clerkLetter(remedy, inputFor(state, {}));
      const [asked = '', ...others] = blocks
        .flatMap(linesOf)
        .map(plainLine)
        .filter((line) => line.includes(remedy.citation));
      expect([remedy.id, others]).toEqual([remedy.id, []]);
      const isWebsite = asked.endsWith('tells the court to take cases like this one off its website.');
      const isRecord = asked.endsWith(
        'tells the court to close the record of cases like this one by itself.',
      );
      expect([remedy.id, isWebsite !== isRecord]).toEqual([remedy.id, true]);
      return isWebsite;
    });
    expect(websites.map(({ remedy }) => remedy.id)).toEqual([
      'ct-website-removal',
      'me-dismissed-won',
      'me-judgment-3-years',
      'wi-dismissed-2-years',
      'wi-writ-10-years',
      'wi-money-judgment-20-years',
      'wi-won',
    ]);
  });

  it.each(CASES.map((each) => [each.filing.remedyId, each] as const))(
    '%s can be reached by some renter where the law is confirmed',
    (_id, each) => {
      const { filing, remedy, state } = each;
      const reached = Object.values(PERSONAS)
        .concat(
          { outcome: 'settlement', settledAs: 'dismissed' },
          { outcome: 'lost', paymentStatus: 'not-paid' },
        )
        .filter((persona) => assess(each, answersFor(each, persona), state, TODAY).status === 'ready');
      // A law that nobody could confirm opens no paper.
      expect(reached.length > 0).toBe(remedy.confidence !== 'low' || filing.stop !== undefined);
    },
  );

  it.each(DRAFTS.map((each) => [each.filing.remedyId, each] as const))(
    '%s stops when a condition is not met, or not known',
    (_id, each) => {
      const { filing, state } = each;
      for (const { law, anyOf } of filing.conditions) {
        const [test] = anyOf;
        if (test === undefined || !('is' in test) || test.fact === 'dcGround') continue;
        for (const said of ['unknown', test.is[0] === 'yes' ? 'no' : 'yes']) {
          const answers = { ...answersFor(each, {}), [test.fact]: said };
          const { status, stops } = assess(each, answers, state, TODAY);
          expect(status).toBe('stopped');
          expect(stops).toContainEqual({ kind: 'condition', law, fact: test.fact, said });
        }
      }
    },
  );

  it.each([
    [
      'az-stipulation',
      'outcome settledAs filingDate endDate county precinct caseNumber fullName landlord otherTenants address phone email ' +
        'rentalAddress landlordAgreed landlordSigner',
    ],
    [
      'in-money-judgment-paid',
      'outcome settledAs filingDate endDate paymentStatus county courtName caseNumber fullName landlord otherTenants address ' +
        'phone email rentalAddress paidDate hasProof servedOn servedAt serviceMethod',
    ],
    [
      'ma-dismissed',
      'outcome settledAs filingDate endDate county department division caseNumber fullName landlord otherTenants address phone ' +
        'email appealPending',
    ],
    [
      'ma-nonpayment-paid',
      'outcome settledAs filingDate paymentStatus reason county department division caseNumber fullName landlord otherTenants ' +
        'address phone email paidDate satisfaction deemedSatisfied also-fault servedWhom servedOn servedAt serviceMethod',
    ],
  ])('%s asks what it needs, and nothing else', (id, facts) => {
    const each = CASES.find(({ filing }) => filing.remedyId === id) ?? expect.fail();
    expect(factsToAsk(each).join(' ')).toBe(facts);
  });

  it('asks what a sentence or a box rests on, even if nothing else does', () => {
    const each = CASES.find(({ filing }) => filing.remedyId === 'in-money-judgment-paid') ?? expect.fail();
    const { draft } = each.filing;
    if (draft === null) throw new Error('Indiana has a draft.');
    const ground = { en: 'x', es: 'x', when: { fact: 'trial', is: ['yes'] }, states: [] } as const;
    const filing = { ...each.filing, draft: { ...draft, grounds: [ground] } };
    const worksheet = [
      { label: { en: 'x', es: 'x' }, fact: null },
      { label: { en: 'x', es: 'x' }, fact: null, tick: { fact: 'redeemed', is: ['yes'] } },
    ] as const;
    const form = { ...(CASES.find((one) => one.form !== undefined)?.form ?? expect.fail()), worksheet };
    const asked = factsToAsk({ ...each, filing, form });
    expect(asked.filter((fact) => !factsToAsk(each).includes(fact))).toEqual(['trial', 'redeemed']);
  });

  it.each([
    ['ca-report-limit', 'nothing'],
    ['me-dismissed-won', 'letter'],
    ['in-older-dismissed-won-overturned', null],
  ])('%s needs %s where the court acts by itself', (id, kind) => {
    const remedies = Object.values(SEALING_LAWS).flatMap((law) => law.remedies);
    expect(kindWithoutRequest(remedies.find((remedy) => remedy.id === id) ?? expect.fail())).toBe(kind);
  });

  it.each([
    [
      'in-older-dismissed-won-overturned',
      'look-up legal-aid ask-clerk sign serve file ask-about-hearing order',
    ],
    ['az-stipulation', 'look-up legal-aid landlord-signs ask-clerk sign file ask-about-hearing order'],
    // Nobody knows whether there is a hearing.
    ['me-agreement', 'look-up legal-aid landlord-signs ask-clerk sign file ask-about-hearing order'],
    ['md-good-cause', 'look-up legal-aid get-form ask-clerk sign serve file ask-about-hearing order'],
    [
      'or-settlement-motion',
      'look-up legal-aid get-form ask-clerk sign serve file wait ask-about-hearing order',
    ],
    ['ut-petition-paid', 'look-up legal-aid get-form ask-clerk sign serve file wait order'],
    // Somebody else hands the papers over, once the clerk has given a day.
    [
      'mn-discretionary',
      'look-up legal-aid get-form ask-clerk sign hearing-date have-served file prove-service hearing order',
    ],
    ['il-no-basis-motion', 'look-up legal-aid get-form ask-clerk sign serve file hearing order'],
    // Nobody knows whether the other side gets a copy.
    [
      'oh-cleveland-dismissed-won',
      'look-up legal-aid get-form ask-clerk sign serve file ask-about-hearing order',
    ],
  ])('%s says each of its steps, in order, and no other', (id, steps) => {
    const { filing } = CASES.find((each) => each.filing.remedyId === id) ?? expect.fail();
    expect(stepsOf(filing).join(' ')).toBe(steps);
  });

  it('only where there is no hearing, by the law or an objection, no step is about one', () => {
    const without = CASES.filter(({ filing }) => !stepsOf(filing).some(isAboutHearing));
    expect(without.map(({ filing }) => filing.remedyId).sort()).toEqual([
      'mn-agreed',
      'ut-petition-paid',
      'va-older-dismissed-petition',
      'va-older-nonsuit-petition',
      'va-won-petition',
    ]);
    for (const { filing } of CASES)
      expect([filing.remedyId, filing.hearing?.held === 'never']).toEqual([
        filing.remedyId,
        /^None\b(?! is named)/u.test(filing.hearing?.en ?? ''),
      ]);
  });

  it.each([
    ['me-agreement', 'Agreement', ['request', 'order']],
    ['in-money-judgment-paid', 'Motion', ['request', 'order', 'certificate']],
    ['md-good-cause', 'Motion', ['worksheet', 'request', 'order', 'certificate']],
    ['or-settlement-motion', 'Worksheet', ['worksheet']],
  ])('%s has its papers, under the name of the first that is filed', (id, title, kinds) => {
    const each = CASES.find(({ filing }) => filing.remedyId === id) ?? expect.fail();
    const papers = papersFor(each, {}).filter(({ kind }) => kind !== 'waiver');
    expect(papers.map(({ kind }) => kind)).toEqual(kinds);
    expect(documentTitle([coverOf(papers), ...papers])).toContain(title);
    const named = paperTitles(each.filing, each.form, stateFilings(each.state).oath, PAPER_WORDS).map(
      ({ en }) => en,
    );
    expect(named).toHaveLength(kinds.length);
    for (const [index, { kind, title: own }] of papers.entries())
      expect(kind === 'order' ? 'Proposed order' : own.en).toContain(named[index]);
  });
});

describe('a paper', () => {
  const indiana = CASES.find(({ filing }) => filing.remedyId === 'in-older-dismissed-won-overturned');
  if (indiana === undefined) throw new Error('Indiana has a filing.');
  const answers = answersFor(indiana, { outcome: 'dismissed' });

  it('writes what was typed as it was typed, whatever the letters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => name.trim() !== ''),
        (name) => {
          const [request] = papersFor(indiana, { ...answers, landlord: name });
          const caption = request?.blocks[0];
          expect(caption?.kind === 'caption' && plainLine(caption.landlord)).toBe(
            name.trim() === 'unknown' ? '[landlord]' : name.trim(),
          );
        },
      ),
    );
  });

  it('writes a text that looks like a date as it was typed, whatever its day', () => {
    const typed = { ...answers, caseNumber: '1/2/2030' };
    expect(assess(indiana, typed, indiana.state, TODAY).status).toBe('ready');
    const runs = runsOf(papersFor(indiana, typed));
    expect(runs).toContainEqual({ kind: 'answer', text: '1/2/2030', fact: 'caseNumber' });
    expect(new Set(runs.map(({ kind }) => kind))).toEqual(new Set(['text', 'answer']));
  });

  it('numbers its sentences', () => {
    const blocks = papersFor(indiana, answers).flatMap((paper) => paper.blocks);
    const lists = blocks.filter((block) => block.kind === 'list');
    expect(lists.length).toBeGreaterThan(2);
    expect(lists.every(({ ordered }) => ordered)).toBe(true);
  });

  it('takes an answer with spaces around it', () => {
    expect(assess(indiana, { ...answers, stillPublic: ' yes ' }, indiana.state, TODAY).status).toBe('ready');
  });

  it('leaves a date that is known only by its year to be filled in', () => {
    const papers = papersFor(indiana, { ...answers, endDate: '2015' });
    expect(blanksOf(papers)).toEqual(['endDate']);
  });

  it('names the other renters of the case, and nobody where there are none', () => {
    const renter = (otherTenants: string) => {
      const caption = papersFor(indiana, { ...answers, fullName: 'Dana Reyes', otherTenants })[0]?.blocks[0];
      return caption?.kind === 'caption' ? `${plainLine(caption.renter)}, ${caption.renterRole}` : '';
    };
    expect(renter('')).toBe('Dana Reyes, Defendant (tenant)');
    expect(renter('Sam Reyes')).toBe('Dana Reyes and Sam Reyes, Defendants (tenants)');
  });

  it('names the county once, where the court has it in its name', () => {
    const named = JURISDICTIONS.flatMap(({ code: state }) =>
      COUNTIES[state].flatMap((county) => {
        const courtName = exactCourtName(courtsOf(courtsIn('en'), state), county);
        return courtName === undefined ? [] : [{ state, county, courtName }];
      }),
    );
    expect(named.length).toBeGreaterThan(50);
    const found = named.flatMap(({ state, county, courtName }) => {
      const known = { county, courtName };
      const letters = LETTERS.filter((each) => each.state === state).map(({ remedy }) =>
        clerkLetter(remedy, inputFor(state, known)),
      );
      for (const { blocks } of letters)
        expect(blocks.flatMap(linesOf).map(plainLine).join('\n')).toContain(`the clerk of ${courtName}`);
      const papers = DRAFTS.filter((each) => each.state === state).flatMap((each) => papersFor(each, known));
      return [...papers, ...letters]
        .flatMap(({ blocks }) => blocks.flatMap(linesOf).map(plainLine))
        .filter((line) => line.split(county).length > 2);
    });
    expect(found).toEqual([]);
  });

  it('names Washington, DC, once', () => {
    const known = { county: 'District of Columbia', courtName: 'Superior Court' };
    const letters = LETTERS.filter(({ state }) => state === 'DC').map(({ remedy }) =>
      clerkLetter(remedy, inputFor('DC', known)),
    );
    for (const { blocks } of letters)
      expect(blocks.flatMap(linesOf).map(plainLine)).toContain(
        'To the clerk of Superior Court, District of Columbia',
      );
  });

  it('has a line to sign for each side of an agreement, other renters too', () => {
    for (const each of DRAFTS.filter(({ filing }) => filing.draft?.signed === 'both')) {
      const agreement = papersFor(each, { otherTenants: 'Sam Reyes' }).find(({ kind }) => kind === 'request');
      const signers = (agreement?.blocks ?? []).flatMap((block) =>
        block.kind === 'signature' ? [block.below.slice(0, 1).map(plainLine).join('')] : [],
      );
      expect(signers.slice(1)).toEqual(['Sam Reyes', '[who signs for the landlord], for the landlord']);
    }
  });

  it('leaves a box of a court’s form to be ticked by hand while its answer is open', () => {
    const boxes = CASES.flatMap((each) => {
      const { form, filing } = each;
      const answers = { ...answersFor(each, {}), servedWhom: '', serviceMethod: '' };
      const rows = papersFor(each, answers).flatMap(({ kind, blocks }) =>
        kind === 'worksheet' ? blocks.flatMap((block) => (block.kind === 'fields' ? block.rows : [])) : [],
      );
      return (form?.worksheet ?? []).flatMap((line, index) =>
        line.tick !== undefined && answers[line.tick.fact] === '' && isOfFiling(line, filing)
          ? [rows[index]]
          : [],
      );
    });
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) {
      expect(box?.ticked).toBeUndefined();
      expect(box?.value).toMatchObject([{ kind: 'blank' }]);
    }
  });

  it('leaves room in the head of its pages for what is not known', () => {
    for (const { header } of DRAFTS.flatMap((each) => papersFor(each, {})))
      expect(header).toMatch(/^_+ v\. _+, Case No\. _+, /u);
  });
});

describe('the request not to pay the fee', () => {
  /** The forms that an editor had, or found listed. Names known by hearsay alone are shown nowhere. */
  const SEEN: Readonly<Record<string, string>> = {
    CO: 'Motion to Waive Fees, JDF 205',
    IL: 'Application for Waiver of Court Fees (Civil), WA-P 603.8',
    MA: 'Affidavit of Indigency, null',
    ME: 'Application to Proceed Without Payment of Fees, CV-067',
    MI: 'Fee Waiver Request, MC 20',
    MN: 'Affidavit to Request Fee Waiver, FEE102',
    OH: 'Civil Fee Waiver Affidavit and Order, Form 20',
    RI: 'Motion to Proceed In Forma Pauperis, DC-66',
  };

  it('is there in exactly the states whose form was seen, and rests on the form itself', () => {
    const kinds: Readonly<Record<string, { readonly kind: string }>> = sources;
    const found = JURISDICTIONS.flatMap(({ code }) => {
      const { waiver } = stateFilings(code);
      return waiver === null ? [] : [{ code, ...waiver }];
    });
    expect(Object.fromEntries(found.map(({ code, name, number }) => [code, `${name}, ${number}`]))).toEqual(
      SEEN,
    );
    for (const { code, source } of found) expect([code, kinds[source]?.kind]).toEqual([code, 'form']);
  });

  it.each(['OR', 'VA'] as const)(
    'is not needed in %s, where legal aid says that filing costs nothing',
    (code) => {
      for (const { fee } of stateFilings(code).filings) expect(fee?.en).toMatch(/^None, says /u);
    },
  );

  it('prints on each remedy what the form asks, in its order, to be answered by hand', () => {
    for (const each of CASES) {
      const { waiver } = stateFilings(each.state);
      const printed = papersFor(each, answersFor(each, {})).filter(({ kind }) => kind === 'waiver');
      const rows = printed.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'fields' ? block.rows : [])),
      );
      expect(rows.map(({ label }) => label)).toEqual(waiver?.asks.map(({ en }) => en) ?? []);
      expect(printed).toHaveLength(rows.length > 0 ? 1 : 0);
      expect(rows.flatMap(({ value }) => value)).toEqual([]);
      for (const { title } of printed)
        expect(title.en).toContain(`Fee waiver worksheet, not a court form: ${waiver?.name ?? ''}`);
    }
  });
});

it.each([
  [FACT_WORDS, 'We do not keep this answer.'],
  [SPANISH_FACT_WORDS, 'No guardamos esta respuesta.'],
])(
  'exactly what is asked about violence, money trouble or convictions says that it is not kept',
  (words, said) => {
    const notKept = FACT_IDS.filter((fact) => words[fact].hint?.includes(said));
    expect(notKept.join(' ')).toBe(
      'orderDate hardship convictions survivor survivor-paper dcGround covidIncomeLoss dcFacts survivorFacts protectionOrder',
    );
    expect(FACT_IDS.filter((fact) => factKind(fact).sensitive === true)).toEqual(notKept);
  },
);

it('each fact is asked by some remedy', () => {
  const asked = new Set(
    CASES.flatMap((each) => [...factsToAsk(each)]).concat(
      Object.values(SEALING_LAWS).flatMap(({ remedies }) =>
        remedies.flatMap((remedy) => [...factsToAsk({ filing: null, form: undefined, remedy })]),
      ),
    ),
  );
  // Only the plan asks whether the landlord extended a judgment, and whether the home was in foreclosure.
  expect(FACT_IDS.filter((fact) => !asked.has(fact))).toEqual(['extended', 'foreclosure']);
});
