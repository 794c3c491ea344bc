import { describe, expect, it } from 'vitest';

import { ELIGIBILITY_CHECK_COPY } from '#content/words/en/check.ts';
import { EVIDENCE_WORDS, LAW_PANEL_WORDS } from '#content/words/en/law.ts';
import { SEALING_LAWS, sealingLaw } from '#data/laws.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { format } from '#domain/shared/format.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { lawFinding } from './evidence.ts';
import { SEALING_LAWS_COPY } from '#content/words/en/sealing-laws.ts';
import { lawOverview, routesInWords, sealingLawPanel } from './presentation.ts';
import { claimsALaw } from './remedy-terms.ts';
import { isOfficialSource } from './source.ts';

const TODAY = '2026-11-21' as PlainDate;

describe('the panel of a state that seals', () => {
  const panel = sealingLawPanel(sealingLaw('AZ'), [], TODAY, LAW_PANEL_WORDS);

  it('names the state in its title and says that sealing is available', () => {
    expect(panel.title).toBe('Eviction Record Sealing in Arizona');
    expect(panel.statusLine).toBe('Record Sealing Available');
    expect(panel.waitingPeriod).toBe('Immediate if the case was dismissed, dropped or won');
  });

  it('lists requirements, then steps, then where to file', () => {
    expect(panel.requirements).toEqual({
      heading: 'Eligibility Requirements for Record Sealing',
      introduction: null,
      items: sealingLaw('AZ').requirements,
    });
    expect(panel.steps).toEqual({
      heading: 'How to Seal Your Eviction Record',
      introduction: null,
      items: sealingLaw('AZ').processSteps,
    });
    expect(panel.filing).toEqual({ heading: 'Filing Information', howToFile: sealingLaw('AZ').howToFile });
  });

  it('has no list of alternatives if the file has none', () => {
    expect(panel.alternatives).toBeNull();
  });
});

describe('the panel of a state without a law', () => {
  const panel = sealingLawPanel(sealingLaw('AL'), [], TODAY, LAW_PANEL_WORDS);

  it('says so and offers alternatives', () => {
    expect(panel.statusLine).toBe('No Sealing Law - Alternative Solutions Available');
    expect(panel.alternatives?.heading).toBe('Alternative Solutions');
    expect(panel.alternatives?.items).toHaveLength(4);
  });

  it('has no requirements, steps or filing box, but what to ask the clerk for', () => {
    expect([panel.requirements, panel.steps, panel.filing]).toEqual([null, null, null]);
    expect(panel.alternatives?.introduction).toBe(sealingLaw('AL').howToFile);
  });
});

describe('the status', () => {
  const statusOf = (code: JurisdictionCode, today = TODAY) =>
    sealingLawPanel(sealingLaw(code), [], today, LAW_PANEL_WORDS).statusLine;

  it.each([
    ['FL', 'Record Sealing Available (as other sites have it; we found no sealing law)'],
    ['CT', 'Record Sealing Available (as other sites have it; the law itself does not seal the file)'],
    ['TX', 'Record Sealing Available (as other sites have it; we found only a narrow rule)'],
    [
      'ND',
      'No Sealing Law - Alternative Solutions Available (as other sites have it; there is a law for some cases)',
    ],
    ['SC', 'No Sealing Law - Alternative Solutions Available (as other sites have it; there is a new law)'],
  ] as const)('of %s is followed by the evidence', (code, status) => {
    expect(statusOf(code)).toBe(status);
  });

  it('stands alone only if the law supports it', () => {
    const { sealing, noLaw } = LAW_PANEL_WORDS;
    for (const law of Object.values(SEALING_LAWS)) {
      const status = statusOf(law.abbreviation);
      if (status === sealing) expect(lawFinding(law, []), law.state).toMatch(/^(?:automatic|on-request)$/u);
      if (status === noLaw) expect(lawFinding(law, []), law.state).toBe('none');
    }
  });

  it('warns when the last check is more than a year old', () => {
    expect(statusOf('AZ', '2100-01-01' as PlainDate)).toBe(
      'Record Sealing Available (nobody has checked this for more than a year)',
    );
  });
});

describe('the panel of every state', () => {
  it.each(Object.values(SEALING_LAWS).map((law) => [law.state, law] as const))(
    '%s has no empty part',
    (_, law) => {
      const panel = sealingLawPanel(law, [], TODAY, LAW_PANEL_WORDS);
      const howToFile = panel.filing?.howToFile ?? panel.alternatives?.introduction;
      expect(howToFile).toBe(law.howToFile);
      expect(panel.filing === null).toBe(law.processSteps.length === 0);
      expect(panel.explanation.endsWith(law.eligibilityDetails ?? '')).toBe(true);
      const isTold = law.unreadAct !== undefined && !claimsALaw(law);
      if (!isTold) expect(panel.explanation).toBe(law.eligibilityDetails);
    },
  );

  it.each(Object.values(SEALING_LAWS).map((law) => [law.state, law] as const))(
    '%s has requirements and steps only if a law was found',
    (_, law) => {
      const { requirements, steps, filing } = sealingLawPanel(law, [], TODAY, LAW_PANEL_WORDS);
      for (const part of [requirements, steps, filing]) expect(part !== null).toBe(claimsALaw(law));
    },
  );

  it('says in 15 states what to know before asking a judge without a law', () => {
    const asking = Object.values(SEALING_LAWS).filter(
      (law) => sealingLawPanel(law, [], TODAY, LAW_PANEL_WORDS).asking !== null,
    );
    expect(asking.map(({ abbreviation }) => abbreviation).sort()).toEqual(
      'AR FL GA HI IA KY LA MI MO MT NH NM PA TX VT'.split(' '),
    );
  });

  it.each([
    ['GA', '2026-12-31', 'A new law in Georgia starts on January 1, 2027. Before that day we know of no law'],
    [
      'GA',
      '2027-01-01',
      'There is a new law in Georgia since January 1, 2027. Before that day we know of no',
    ],
    ['SC', '2026-12-31', 'A new law in South Carolina starts on January 1, 2027. Before that day we know'],
    ['SC', '2027-01-01', 'There is a new law in South Carolina since January 1, 2027. Before that day we'],
  ] as const)('tells the new law of %s as of %s', (code, today, start) => {
    const panel = sealingLawPanel(sealingLaw(code), [], today as PlainDate, LAW_PANEL_WORDS);
    expect(panel.explanation).toContain(start);
    // A page built before the day has both; the check shows the one of the renter's day.
    expect(panel.explanationInForce?.startsWith('There is a new law in')).toBe(
      today < '2027-01-01' ? true : undefined,
    );
  });

  it('uses the notes if a file has no details', () => {
    const law = { ...sealingLaw('AZ'), eligibilityDetails: null };
    expect(sealingLawPanel(law, [], TODAY, LAW_PANEL_WORDS).explanation).toBe(law.notes);
  });
});

const all = Object.values(SEALING_LAWS).map((law) => lawOverview(law, [], TODAY, EVIDENCE_WORDS));
const overview = (code: Parameters<typeof sealingLaw>[0]) =>
  lawOverview(sealingLaw(code), [], TODAY, EVIDENCE_WORDS);

describe('the overview of a state', () => {
  it('says what its law does, who has to act and where to read it', () => {
    expect(overview('AZ')).toMatchObject({
      name: 'Arizona',
      slug: 'arizona',
      waitingPeriod: 'Immediate if the case was dismissed, dropped or won',
      evidence: 'We compared this with the law',
      finding: 'automatic',
      effects: ['sealed'],
      routes: ['automatic', 'stipulation'],
      local: false,
      checked: sealingLaw('AZ').asOf,
      outdated: false,
    });
    expect(overview('AZ').citations[0]).toMatchObject({ citation: 'Ariz. Rev. Stat. §\u00A033-1379' });
  });

  it('says when a rule holds only in single courts', () => {
    expect(all.filter(({ local }) => local).map(({ code }) => code)).toEqual(['OH']);
  });

  it('names no remedy if no law of the state was confirmed, but a narrow rule was', () => {
    const narrow = all.filter(({ finding }) => finding === 'narrow');
    expect(narrow.map(({ code }) => code)).toEqual(['NH', 'PA', 'TX']);
    for (const { routes, effects } of narrow) expect([routes, effects]).toEqual([[], []]);
  });

  it('leaves out remedies with low confidence', () => {
    expect(overview('NY').routes).toEqual(['automatic']);
    expect(sealingLaw('NY').remedies.map(({ how }) => how)).toContain('court-discretion');
  });

  it('warns when its check is more than a year old', () => {
    expect(lawOverview(sealingLaw('AZ'), [], '2027-11-23' as PlainDate, EVIDENCE_WORDS).outdated).toBe(true);
  });
});

describe('the overview of every state', () => {
  it.each(all.map((each) => [each.name, each] as const))('%s: is consistent', (_name, each) => {
    const hasLaw = each.finding === 'automatic' || each.finding === 'on-request';
    expect(each.routes.length > 0).toBe(hasLaw);
    expect(each.effects.length > 0).toBe(hasLaw);
    if (hasLaw) expect(each.citations).not.toEqual([]);
    // A court's general rule on its files is cited, but is no law on evictions.
    if (each.finding === 'none') expect([each.effects, each.routes]).toEqual([[], []]);
    for (const { url } of each.citations) if (url !== null) expect(isOfficialSource(url)).toBe(true);
  });
});

it('the partner’s card has the five points of the help card, with the success rate of the settings', () => {
  const { points, success } = ELIGIBILITY_CHECK_COPY.partner;
  expect(points).toHaveLength(4);
  expect(format(success, { successRate: '98%' })).toMatch(/^98% success with eligible cases/u);
});

describe('who has to act', () => {
  it('reads as a sentence where the renter asks in more than one way', () => {
    expect(routesInWords(overview('MD').routes, SEALING_LAWS_COPY.list)).toBe(
      'Nobody, or you; in some cases you, if the judge agrees',
    );
    expect(routesInWords(overview('AZ').routes, SEALING_LAWS_COPY.list)).toBe(
      'Nobody, or you with the landlord',
    );
  });

  it.each(all)('is said in $name without two alternatives that differ only in a condition', ({ routes }) => {
    expect(routesInWords(routes, SEALING_LAWS_COPY.list)).not.toMatch(/\byou\b[^;]*, or you\b(?! with)/u);
  });
});
