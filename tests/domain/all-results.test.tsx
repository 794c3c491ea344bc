import fc from 'fast-check';
import { atom } from 'nanostores';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { LANGUAGES, type Language } from '#config/languages.ts';
import * as en from '#content/words/en/law.ts';
import { PLAN_WHEN_COPY } from '#content/words/en/plan.ts';
import * as es from '#content/words/es/law.ts';
import { wordsIn } from '#content/words/words.ts';
import { stateFile } from '#data/state-file.ts';
import { remediesWithPaper, stateFilings } from '#data/filings.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { CASE_OUTCOMES, type EvictionReason, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import type { EligibilityForm } from '#domain/check/form.ts';
import { assess, type ListAnswer, listAnswer } from '#domain/check/list-answer.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import { jurisdiction, JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { type Criterion, criteriaOf, criteriaRemedy } from '#domain/plan/criteria.ts';
import { finding } from '#domain/plan/compute-finding.ts';
import { ifs } from '#domain/plan/finding.ts';
import type { Deed } from '#domain/plan/deed.ts';
import { findingText } from '#domain/plan/finding-text.ts';
import type { PlanCase } from '#domain/plan/remedy-fit.ts';
import { readKnownDate } from '#domain/shared/known-date.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { CHECK_PROPS } from '#features/eligibility-check/check-page.ts';
import {
  AddToCalendar,
  drawFinding,
  feeOf,
  LawDetails,
  Questions,
  type ShownFinding,
} from '#features/eligibility-check/LawDetails.tsx';
import { ResultView } from '#features/eligibility-check/Result.tsx';
import { WordsProvider } from '#features/language/words-context.tsx';
import type { CaseAnswers, FactNotes } from '#domain/plan/plan-case.ts';
import { NO_NOTES } from '#features/renters-plan/plan-notes.ts';
import { messageText } from '#features/send/message.ts';
import { strangeSentences } from '../support/finding-phrases.ts';
import { anyCaseInPart } from '../support/plan-cases.ts';

/* What every result says and what none may say, over every state, ending, payment and reason, in both languages. */

const TODAY = '2026-11-29' as PlainDate;

/** The first day of the laws of Georgia and South Carolina that nobody has read. */
const NEW_YEAR = '2027-01-01' as PlainDate;
const WITH_A_NEW_LAW: readonly JurisdictionCode[] = ['GA', 'SC'];

/**
 * Why the landlord sued, when, and the end as a renter types it: long ago, lately, and around the days to appeal. Laws
 * tell four kinds of reasons apart.
 */
const DRAWN: readonly (readonly [reason: EvictionReason, filed: string, ended: string | null])[] = [
  ['Non-payment of rent', '2018-03-01', '5/1/2018'],
  ['Non-payment of rent', '2019-10-01', '11/20/2019'],
  ['Non-payment of rent', '2022-06-15', null],
  ['Non-payment of rent', '2023-10-01', '11/20/2023'],
  ['Non-payment of rent', '2026-10-01', '11/10/2026'],
  ['Lease violation', '2026-10-01', '11/24/2026'],
  ['No cause/No fault', '2022-06-15', '8/2022'],
  ['Other', '2026-06-01', null],
];

/** What few cases have, as an editor listed it. */
const OF_FEW: ReadonlySet<string> = new Set(
  'foreclosure settlement-covered survivor minor-named no-prosecution'.split(' '),
);

interface Result {
  readonly name: string;
  readonly state: JurisdictionCode;
  readonly language: Language;
  readonly form: CaseAnswers;
  readonly ended: string | null;
  readonly found: ShownFinding;
  /** What the list answers. */
  readonly listAnswer: ListAnswer;
  /** Everything that the verdict says, with the line on screening reports. */
  readonly said: string;
  /** The lines around it on the state's law, and the text to send. */
  readonly around: readonly string[];
  readonly fee: string | null;
}

function resultsIn(language: Language, states = JURISDICTION_CODES): Result[] {
  const words = wordsIn(language);
  return states.flatMap((state) => {
    // The page was built before the renter's day.
    const file = stateFile(state, language, TODAY);
    const { evidence, statusLine } = file.panel;
    const result = (form: CaseAnswers, notes: FactNotes, ended: string | null): Result => {
      const found = drawFinding(file, form, notes, words, language);
      const { can, sentence, when, list } = found.text;
      const { outcome, paymentStatus, reason, filingDate } = form;
      return {
        name: [language, state, outcome, paymentStatus, reason, filingDate, ended].join(' '),
        state,
        language,
        form,
        ended,
        found,
        listAnswer: listAnswer(file, form),
        said: [can, sentence, when, found.does.next, list, found.screening].join('\n'),
        around: [
          ...[evidence.heading, evidence.explanation, statusLine],
          messageText({ verdict: can, when, next: found.does.next }, words.caseTexts.SEND_COPY, 'site'),
        ],
        fee: feeOf(found.finding, words.law.LAW_DETAILS_COPY.fee),
      };
    };
    return CASE_OUTCOMES.flatMap((outcome) =>
      PAYMENT_STATUSES.flatMap((paymentStatus) =>
        DRAWN.map(([reason, filed, ended]) => {
          const filingDate = filed as PlainDate;
          const form = { state, county: '', outcome, paymentStatus, reason, filingDate };
          return result(form, { dates: ended === null ? {} : { ended } }, ended);
        }),
      ),
    );
  });
}

/** Two statements that deny each other, typed from results that were read, and what resolves them. */
interface Contradiction {
  readonly what: string;
  readonly one: RegExp;
  readonly other: RegExp;
  readonly unless?: RegExp;
}
const CONTRADICTIONS: Readonly<Record<Language, readonly Contradiction[]>> = {
  en: [
    {
      what: 'we could not confirm the law × the law says',
      one: /could not confirm (?:the|a|any) (?:statewide )?law/u,
      other: /The law in [A-Z][\w ]+ (?:says|may open|opens|does not cover)/u,
    },
    {
      what: 'a new law × no law',
      one: /new law/iu,
      other: /found no (?:sealing |statewide )?law|could not confirm any law/u,
      unless: /A new law starts on|new law .+ (?:since|starts on) .+ summary/u,
    },
    {
      what: 'the court does it free × you ask or file',
      one: /The court does (?:it|that) free\./u,
      other: /able to ask the court|file with the court|Ask the court to seal/iu,
      unless: /Another way: you ask/u,
    },
    {
      what: 'both sign × you ask the court alone',
      one: /It may be, if you both sign/u,
      other: /able to ask the court|does it on its own/u,
    },
    {
      what: 'open now × the time to appeal still runs',
      one: /able to ask the court now|may help now|may be open to you now/u,
      other: /time to appeal/u,
    },
    {
      what: 'no law that seals × a checklist for sealing',
      one: /seals evictions and found none|We know of no law in force|We found only a narrow rule/u,
      other: /How to Seal|Eligibility Requirements/u,
    },
  ],
  es: [
    {
      what: 'we could not confirm the law × the law says',
      one: /No pudimos confirmar (?:la|ninguna) ley/u,
      other: /[Ll]a ley de [\p{L} ]+ (?:dice|ya le ayude|le ayud|no cubre)/u,
    },
    {
      what: 'the court does it free × you ask or file',
      one: /El tribunal lo hace gratis\./u,
      other: /tal vez (?:ya )?se lo pueda pedir/u,
      unless: /Otra forma: usted se lo pide/u,
    },
    {
      what: 'both sign × you ask the court alone',
      one: /Es posible, si firman los dos/u,
      other: /se lo pueda pedir|sella el caso por su cuenta/u,
    },
    {
      what: 'open now × the time to appeal still runs',
      one: /tal vez ya se lo pueda pedir|ya le ayude/u,
      other: /(?:haber|termine el) tiempo para apelar/u,
    },
    {
      what: 'no law that seals × a checklist for sealing',
      one: /que selle los expedientes de desalojo y no encontramos ninguna|Que sepamos, ninguna ley/u,
      other: /Cómo sellar su expediente|Requisitos para sellar/u,
    },
  ],
};

/** How a verdict begins that does not say yes: typed from results that were read. */
const SAYS_NO_OR_LATER: Readonly<Record<Language, RegExp>> = {
  en: /^(?:Not? |No,|Later|We don’t know)/u,
  es: /^(?:No |No,|Que sepamos|Más adelante|No lo sabemos|Todavía no)/u,
};

describe.each(LANGUAGES)('of all results in %s', (language) => {
  let results: readonly Result[] = [];
  let ofNewYear: readonly Result[] = [];

  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) });
    results = resultsIn(language);
    vi.setSystemTime(new Date(`${NEW_YEAR}T12:00:00Z`));
    ofNewYear = resultsIn(language, WITH_A_NEW_LAW);
    vi.useRealTimers();
  }, 120_000);

  /** The results that a rule is broken by, and what they say: none. */
  const breaking = (rule: (result: Result) => boolean) =>
    results
      .filter((result) => !rule(result))
      .map(({ name, said }) => `${name}: ${said}`)
      .slice(0, 10);

  it('are the 816 with their reasons and dates', () => {
    expect(results).toHaveLength(816 * DRAWN.length);
  });

  it('none says how likely anything is, because no source does', () => {
    const likelihood = /\b(?:most|very|un)?likely\b|\bprobabl[ey]|\bprobablemente\b|\busually open/iu;
    expect(breaking(({ said }) => !likelihood.test(said))).toEqual([]);
  });

  it('none speaks of a list or law of ours as if renters knew it', () => {
    const ours = {
      en: /\b(?:[Oo]ur list|(?:[Aa]|[Tt]he) law (?:that )?we found)/u,
      es: /nuestra lista|ley que encontramos/iu,
    }[language];
    expect(breaking(({ said, around }) => !ours.test([said, ...around].join('\n')))).toEqual([]);
  });

  it('one of two ways is said only where there are two', () => {
    const twoWays = { en: 'in one of two ways', es: 'de una de dos formas' }[language];
    const either = results.filter(({ said }) => said.includes(twoWays));
    expect(either.length).toBeGreaterThan(100);
    const or = {
      en: /one of these: [^.]+ or |If yes: |If no: |If it was dismissed: /u,
      es: /una de estas formas: [^.]+ [ou] |es sí: |es no: |Si se desestimó: /u,
    }[language];
    expect(either.filter(({ said }) => !or.test(said)).map(({ name }) => name)).toEqual([]);
  });

  it('an appeal is named only within the days after the end, and the landlord’s only where the landlord lost', () => {
    const landlords = { en: /landlord appeals/u, es: /propietario apela/u }[language];
    const anybodys = { en: /time to appeal|appeal time/u, es: /tiempo para apelar/u }[language];
    const daysSince = ({ form, ended }: Result) => {
      const end = ended === null ? form.filingDate : (readKnownDate(ended)?.first ?? form.filingDate);
      // 45 days at most, and the weekend after them.
      return end >= addDays(TODAY, -48);
    };
    expect(results.some(({ said }) => landlords.test(said))).toBe(true);
    expect(results.some(({ said }) => anybodys.test(said))).toBe(true);
    expect(
      breaking((result) => {
        const hasLost = result.form.outcome === 'dismissed' || result.form.outcome === 'won';
        return !landlords.test(result.said) || (hasLost && daysSince(result));
      }),
    ).toEqual([]);
    expect(breaking((result) => !anybodys.test(result.said) || daysSince(result))).toEqual([]);
    // Massachusetts gives ten days, Rhode Island five court days.
    const short = results.filter(({ state, said }) => /^(?:MA|RI)$/u.test(state) && anybodys.test(said));
    expect([...new Set(short.map(({ ended }) => ended))]).toEqual(['11/24/2026']);
  });

  it('what the court should have hidden is to be taken off reports now, not in some year', () => {
    const hidden = {
      en: 'Hidden by the court? Then ask to have it taken off now.',
      es: '¿El tribunal lo ocultó? Entonces pida que lo quiten ya.',
    }[language];
    const over = { en: /It should have come off your reports in/u, es: /Debió salir de sus informes en/u }[
      language
    ];
    const should = { en: /^It should be hidden already\./u, es: /^Debería estar/u }[language];
    const open = results.filter(({ found }) => should.test(found.text.can));
    expect(open.length).toBeGreaterThan(500);
    expect(
      open
        .filter(({ found: { screening } }) => !screening.endsWith(hidden) && !over.test(screening))
        .map(({ name, found }) => `${name}: ${found.screening}`),
    ).toEqual([]);
    expect(
      breaking(({ found: { screening } }) => !screening.includes(hidden) || !/\d{4}/u.test(screening)),
    ).toEqual([]);
  });

  it('a report is told to be over only where nothing of a judgment can be enforced', () => {
    const flat = { en: 'Still there? Dispute it.', es: '¿Sigue ahí? Dispútelo.' }[language];
    const isUnpaid = ({ form: { outcome, paymentStatus } }: Result) =>
      (outcome === 'lost' || outcome === 'settlement') && /partial|not-paid/u.test(paymentStatus);
    expect(results.filter(({ found }) => found.screening.includes(flat)).length).toBeGreaterThan(500);
    expect(breaking((result) => !isUnpaid(result) || !result.found.screening.includes(flat))).toEqual([]);
    // No day: the law says "more than seven years".
    const exactDay = /\b\d{1,2}, \d{4}|\d{1,2} de \p{L}+ de \d{4}/u;
    expect(breaking(({ found: { screening } }) => !exactDay.test(screening))).toEqual([]);
  });

  it('the shorter rule of a state comes before the seven years', () => {
    const first = new Map<JurisdictionCode, Set<string>>();
    for (const { state, form, found } of results)
      if (
        form.filingDate === '2018-03-01' &&
        !/^(?:Reports|It|Hid|Usu|Los informes|Deb|¿El|En general|Nor)/u.test(found.screening)
      )
        first.set(state, (first.get(state) ?? new Set()).add(form.outcome));
    expect([...first].map(([state, outcomes]) => `${state}: ${[...outcomes].join(', ')}`)).toEqual([
      'CA: won, settlement',
      'CO: dismissed, won, lost, settlement',
      'NY: dismissed, won, lost, settlement',
      'OR: dismissed, won, lost',
      'DC: dismissed, won, lost, settlement',
    ]);
  });

  it('the price stands where the law was read, all was asked and is met, and the path is open within a year', () => {
    const priced = results.filter(({ found }) => found.promotion === 'sealing');
    expect([...new Set(priced.map(({ found }) => found.finding.basis?.remedy.id))].toSorted()).toEqual([
      'in-money-judgment-paid',
      'ma-dismissed',
      'ma-won',
    ]);
    const afterAYear = addDays(TODAY, 365);
    expect(
      priced
        .filter(({ found: { finding } }) => {
          const { when, remedy } = finding.basis ?? expect.fail();
          const isSoon = when.kind === 'open-now' || (when.kind === 'opens-on' && when.date <= afterAYear);
          return (
            !isSoon ||
            finding.decidedBy.length > 0 ||
            !/^(?:law|court-form)$/u.test(remedy.quotation?.kind ?? '')
          );
        })
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('nothing to pay is said where a court acts on its own, and only there', () => {
    const { free } = wordsIn(language).law.LAW_DETAILS_COPY.fee;
    const says = results.filter(({ fee }) => fee === free);
    expect(says.length).toBeGreaterThan(1_000);
    const acts = {
      en: /the court (?:does it|may have done it)|court does it|off the court’s website|leave the court’s website/iu,
      es: /el tribunal (?:lo hace|sella|ya lo hizo)|del sitio web del tribunal/iu,
    }[language];
    expect(says.filter(({ said }) => !acts.test(said)).map(({ name, said }) => `${name}: ${said}`)).toEqual(
      [],
    );
    const isFree = { en: /The court does (?:it|that) free/u, es: /El tribunal lo hace gratis/u }[language];
    expect(results.some(({ said }) => isFree.test(said))).toBe(true);
    expect(breaking(({ said, fee }) => !isFree.test(said) || fee === free)).toEqual([]);
  });

  it.each(CONTRADICTIONS[language])('none says both: $what', ({ one, other, unless }) => {
    const whole = ({ said, around, found: { panel } }: Result) =>
      [said, ...around, panel.explanation, panel.requirements?.heading, panel.steps?.heading].join('\n');
    const texts = results.map((result) => ({ name: result.name, text: whole(result) }));
    expect(texts.some(({ text }) => one.test(text))).toBe(true);
    expect(texts.some(({ text }) => other.test(text))).toBe(true);
    const both = texts.filter(({ text }) => one.test(text) && other.test(text));
    const unresolved = both.filter(({ text }) => unless === undefined || !unless.test(text));
    expect(unresolved.map(({ name }) => name)).toEqual([]);
  });

  it('none speaks of the law in words of its own', () => {
    const lines = new Map(
      [...results, ...ofNewYear].flatMap(({ state, said, around }) =>
        [said, ...around]
          .flatMap((text) => text.split('\n'))
          .map((line) => [`${state}: ${line}`, { state, line }] as const),
      ),
    );
    const strange = [...lines.values()].flatMap(({ state, line }) =>
      strangeSentences(line, state, language).map((sentence) => `${state}: ${sentence}`),
    );
    expect([...new Set(strange)]).toEqual([]);
  });

  it('a new act is told as of the renter’s day, in the verdict and in the law', () => {
    const coming = { en: / starts on January 1, 2027\./u, es: / empieza el 1 de enero de 2027\./u }[language];
    const inForce = { en: / since January 1, 2027\./u, es: / desde el 1 de enero de 2027\./u }[language];
    for (const part of [({ said }: Result) => said, ({ found: { panel } }: Result) => panel.explanation]) {
      const told = (some: readonly Result[], words: RegExp) => some.filter((one) => words.test(part(one)));
      expect(told(results, coming).length).toBeGreaterThan(0);
      expect(told(results, inForce).map(({ name }) => name)).toEqual([]);
      expect(told(ofNewYear, coming).map(({ name }) => name)).toEqual([]);
      expect(told(ofNewYear, inForce).length).toBeGreaterThan(0);
    }
  });

  it('the list’s banner is whole only where both say yes, or both say no, and quoted with a reason elsewhere', () => {
    const all = [...results, ...ofNewYear];
    const agreeing = all.filter(({ found }) => found.text.agreement !== 'opposite');
    const strange = agreeing.filter(({ found: { text }, listAnswer: listed }) => {
      const saysNo = SAYS_NO_OR_LATER[language].test(text.can);
      return saysNo !== (listed === 'not-eligible') || (text.tone === 'good' && saysNo);
    });
    expect([...new Set(strange.map(({ name, found }) => `${name}: ${found.text.can}`))]).toEqual([]);
    const reason = { en: /^Why: they /u, es: /^Por qué: /u }[language];
    const unlike = all.filter(
      ({ found: { text } }) => reason.test(text.list) !== (text.agreement === 'opposite'),
    );
    expect(unlike.map(({ name }) => name)).toEqual([]);
    expect(results.filter(({ found }) => found.text.agreement === 'same-way')).not.toEqual([]);
  });

  it('none leads with what few cases have, while somebody can act today', () => {
    const rests = ({ found: { finding } }: Result) =>
      finding.decidedBy.some((fact) => OF_FEW.has(fact)) && finding.kind === 'needs-a-fact';
    // A survivor of violence in Colorado, where nothing else is open.
    expect(results.some(rests)).toBe(true);
    const canAct = ({ found: { finding } }: Result) =>
      ifs(finding, 'act').some(({ first, way }) => first === 'now' && way.when.kind !== 'needs-a-fact');
    expect(breaking((result) => !rests(result) || !canAct(result))).toEqual([]);
  });

  it('none asks for more than two facts, beside the day that is given', () => {
    expect(
      breaking(({ ended, found }) => {
        const isOpen = (fact: string) => fact !== 'ended' || ended === null;
        return found.asks.filter(isOpen).length <= 2;
      }),
    ).toEqual([]);
  });

  it('a day that is given answers what depended on it, and its field stays', () => {
    const open = { en: 'the day the case ended', es: 'qué día terminó el caso' }[language];
    const isDay = /^\d+\/\d+\//u;
    expect(
      breaking(
        ({ ended, found: { asks, text } }) =>
          ended === null || !isDay.test(ended) || (!text.sentence.includes(open) && asks.includes('ended')),
      ),
    ).toEqual([]);
  });

  it('the button does what “What next?” says', () => {
    expect(
      breaking(({ found: { deed, does } }) => {
        const [says, onButton] = VERBS[language][verbOf(deed)];
        return says.test(does.next) && (does.button === null || onButton.test(does.button.label));
      }),
    ).toEqual([]);
    expect(new Set(results.map(({ found }) => verbOf(found.deed))).size).toBeGreaterThan(5);
  });

  it('the target of a deed fits its verb', () => {
    const target = {
      'call the clerk': /^tel:\+/u,
      'look up': /^https:/u,
      open: /^https:/u,
      'call help': /^tel:/u,
    };
    const isFilled = ({ found: { deed }, state }: Result) =>
      deed.kind !== 'fill-in' || remediesWithPaper(state).includes(deed.remedy.id);
    expect(
      breaking((result) => {
        const { deed, does } = result.found;
        const verb = verbOf(deed);
        return verb in target
          ? target[verb as keyof typeof target].test(does.button?.href ?? '')
          : isFilled(result);
      }),
    ).toEqual([]);
  });

  it('there is always somebody to call', () => {
    expect(breaking(({ found: { call } }) => call?.phone != null)).toEqual([]);
  });

  it('a day to come goes into a calendar, unless a paper may be filed before', () => {
    const deeds = results.flatMap(({ found: { finding: found, deed } }) => {
      const when = found.basis?.when;
      return when?.kind !== 'opens-on' || when.date <= TODAY || found.unreadAct !== null ? [] : [deed.kind];
    });
    expect([...new Set(deeds)].toSorted()).toEqual(['calendar', 'fill-in']);
  });
});

/** What a deed does, as an editor names it. */
function verbOf(deed: Deed): keyof (typeof VERBS)['en'] {
  if (deed.kind === 'call-help') return 'call help';
  if (deed.kind === 'ask-court')
    return ({ phone: 'call the clerk', search: 'look up', page: 'open' } as const)[deed.door.kind];
  return ({ 'fill-in': 'fill in', calendar: 'put', rent: 'rent' } as const)[deed.kind];
}

/** The verb of each deed: as “What next?” begins, and as its button does. A calendar brings its own button. */
const VERBS = {
  en: {
    'fill in': [/^Fill in the court paper/u, /^Fill in the court paper/u],
    put: [/^Put .* in your calendar/u, /./u],
    'call the clerk': [/^Call the clerk/u, /^Call the clerk/u],
    'look up': [/^Look up your case/u, /^Look up my case/u],
    open: [/^Open the court’s help page/u, /^Open the court’s help page/u],
    'call help': [/^Call /u, /^Call /u],
    rent: [/^Rent with this on your record/u, /^Rent with this on my record/u],
  },
  es: {
    'fill in': [/^Llene el papel del tribunal/u, /^Llene el papel del tribunal/u],
    put: [/^Ponga .* en su calendario/u, /./u],
    'call the clerk': [/^Llame al secretario/u, /^Llame al secretario/u],
    'look up': [/^Busque su caso/u, /^Busque su caso/u],
    open: [/^Abra la página de ayuda del tribunal/u, /^Abra la página de ayuda del tribunal/u],
    'call help': [/^Llame /u, /^Llame /u],
    rent: [/^Alquile con esto en su historial/u, /^Alquile con esto en su historial/u],
  },
} as const;

/** The facts that a renter can look up and type, as an editor listed them. */
const CAN_BE_TYPED: ReadonlySet<string> = new Set(
  'ended end paid settlement-kept answer-filed last-request settlement debt trial all-defendants nonsuit redeemed extended survivor'.split(
    ' ',
  ),
);

describe.each(LANGUAGES)('the verdict of the 816 in %s, before everything else', (language) => {
  let rows: readonly {
    readonly name: string;
    readonly state: JurisdictionCode;
    readonly found: ShownFinding;
    /** What is below the verdict is drawn a moment later. */
    readonly html: string;
  }[] = [];

  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) });
    const words = wordsIn(language);
    rows = JURISDICTION_CODES.flatMap((state) => {
      const file = stateFile(state, language, TODAY);
      return CASE_OUTCOMES.flatMap((outcome) =>
        PAYMENT_STATUSES.map((paymentStatus) => {
          const facts = { state, county: '', outcome, paymentStatus, reason: 'Non-payment of rent' } as const;
          const form = { ...facts, filingDate: '2022-06-15', fullName: 'Ana' } as EligibilityForm;
          const { name } = jurisdiction(state);
          const html = renderToStaticMarkup(
            <WordsProvider language={language} words={words}>
              <ResultView
                form={form}
                assessment={assess(file, name, facts, words.check.ELIGIBILITY_MESSAGES)}
                takesFocus={false}
                rule={file}
                law={{
                  status: 'ready',
                  state: jurisdiction(state),
                  law: { file, words, drawFinding, View: LawDetails, AddToCalendar, Questions },
                }}
                offer={CHECK_PROPS.offer}
                save={{ status: 'saved' }}
                $notes={atom(NO_NOTES)}
                onRetryLaw={() => undefined}
                onRetrySave={() => undefined}
                onBack={() => undefined}
                onStartOver={() => undefined}
              />
            </WordsProvider>,
          );
          const found = drawFinding(file, form, NO_NOTES, words, language);
          return { name: [state, outcome, paymentStatus].join(' '), state, found, html };
        }),
      );
    });
    vi.useRealTimers();
  }, 120_000);

  const named = (wrong: typeof rows) => wrong.map(({ name }) => name);

  it('asks, before when and next, for the fact that it rests on, if it can be typed', () => {
    const factOf = ({ found }: (typeof rows)[number]) => {
      const when = found.finding.basis?.when;
      return when?.kind === 'needs-a-fact' && CAN_BE_TYPED.has(when.fact) ? when.fact : null;
    };
    const resting = rows.filter((row) => factOf(row) !== null);
    expect(resting.length).toBeGreaterThan(100);
    const wrong = resting.filter((row) => {
      const fact = factOf(row);
      const field = row.html.indexOf(`name="${fact === 'end' ? 'ended' : fact}"`);
      return field === -1 || field > row.html.indexOf('<dl');
    });
    expect(named(wrong)).toEqual([]);
  });

  it('has the paper on the marigold button where the finding’s remedy is open and has one', () => {
    const withPaper = rows.filter(({ state, found: { finding: found } }) => {
      const { basis, unreadAct } = found;
      const kind = stateFilings(state).filings.find((filing) => filing.remedyId === basis?.remedy.id)?.kind;
      if (basis === null || kind === undefined || kind === 'held' || unreadAct !== null) return false;
      const { when } = basis;
      return (
        when.kind === 'open-now' ||
        (when.kind === 'not-computable' && (when.why === 'agreement' || when.why === 'judge'))
      );
    });
    // Where a fact is asked first, the next step is to find it out.
    expect(withPaper).toHaveLength(73);
    const wrong = withPaper.filter(({ html, found: { finding: found } }) => {
      const [, link = ''] = /<a[^>]*data-deed="fill-in"[^>]*href="([^"]*)"/u.exec(html) ?? [];
      return !link.endsWith(`/filing/#path=${found.basis?.remedy.id}`);
    });
    expect(named(wrong)).toEqual([]);
  });

  it('has one next step, whom to call free, and the line on screening reports', () => {
    const wrong = rows.filter(
      ({ html, found }) =>
        html.split('data-deed=').length !== 2 ||
        !/href="(?:tel:|https:)/u.test(html) ||
        found.screening === '' ||
        !html.includes(found.screening),
    );
    expect(named(wrong)).toEqual([]);
  });
});

/** Conditions that somebody else decides, or that are about another case, are no facts of this one. */
const isOthers = ({ text }: Criterion) =>
  text === en.CRITERIA_WORDS.signature ||
  text === en.CRITERIA_WORDS.judge ||
  text.startsWith('You have not used this law');

/** Whether a condition's mark contradicts the answer next to it. */
function denies({ text, met, said }: Criterion): boolean {
  const answer = said === null ? null : /^You said: (.+)\.$/u.exec(said)?.[1];
  if (answer == null || met === 'unknown') return false;
  const asked = /It has to be “(yes|no)”/u.exec(text)?.[1];
  if (asked !== undefined) return (met === 'yes') !== (answer === asked);
  if (text.startsWith('It ended like this')) return met === 'yes' && !text.includes(answer);
  if (text === 'The judgment was not paid in full.') return (met === 'yes') === (answer === 'paid in full');
  if (!/^What you owed is paid/u.test(text)) return false;
  return (
    (met === 'yes') !==
    ['paid in full', 'no money judgment', 'wiped out in bankruptcy', 'expired'].includes(answer)
  );
}

it('whatever is known of a case, its result counts what decides, names it, and says where each answer leads', () => {
  const counted = /(?:One|Two|Three|A few) things? decides?|(?:Un|Dos|Tres|Varios) datos? lo deciden?/u;
  const numbers = [/One thing|Un dato/u, /Two things|Dos datos/u, /Three things|Tres datos/u];
  const leads =
    /If (?:it fits|yes|no|not|it was dismissed): |In the best case: |one of these: |Either way: |The day depends on/u;
  const read = (facts: PlanCase) => {
    const law = SEALING_LAWS[facts.state];
    const remedies = law.remedies.map(shownRemedy);
    const found = finding({ ...law, remedies }, facts, TODAY);
    const { name } = jurisdiction(facts.state);
    const remedy = criteriaRemedy(found, remedies, facts);
    const { questions } = PLAN_WHEN_COPY.asks;
    return {
      found,
      text: findingText(found, name, en.FINDING_WORDS),
      spanish: findingText(found, name, es.FINDING_WORDS),
      criteria:
        remedy === null
          ? []
          : criteriaOf(remedy, found.basis?.when, facts, name, en.CRITERIA_WORDS, questions),
    };
  };
  let open = 0;
  fc.assert(
    fc.property(anyCaseInPart, (facts) => {
      const { found, text, spanish, criteria } = read(facts);
      // None says "one thing" with two unknown.
      const unknown =
        found.decidedBy.length + (found.basis?.remedy.appliesTo.dependsOn === undefined ? 0 : 1);
      for (const said of [text.can, text.sentence, spanish.can, spanish.sentence])
        if (counted.test(said)) expect(said).toMatch(numbers[Math.max(unknown, 1) - 1] ?? /A few|Varios/u);
      if (found.kind === 'needs-a-fact') {
        open += 1;
        expect(text.sentence).toMatch(leads);
        const toFindOut = criteria.filter((each) => each.met === 'unknown' && !isOthers(each));
        if (found.decidedBy.length > 0) expect(toFindOut.length).toBeLessThanOrEqual(unknown);
      }
      expect(text.sentence).not.toMatch(/depends on\.|depends on things|: \.|\{|undefined/u);
      // Another remedy may apply.
      expect(text.sentence + text.when).not.toMatch(/\bonly (?:once|if|when|after)\b/u);
      // No "yes" beside an answer that says no, and no "no" beside one that says yes.
      expect(criteria.filter(denies)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
  expect(open).toBeGreaterThan(100);
});
