import { describe, expect, it } from 'vitest';

import { SEALING_LAWS, sealingLaw } from '~/data/laws.ts';

import type { PlainDate } from '../shared/plain-date.ts';
import { isOfficialSource } from './official-source.ts';
import { EVIDENCE_WORDS } from '~/content/words/en/law.ts';
import { lawOverview } from './overview.ts';

const TODAY = '2026-11-21' as PlainDate;
const all = Object.values(SEALING_LAWS).map((law) => lawOverview(law, TODAY, EVIDENCE_WORDS));
const overview = (code: Parameters<typeof sealingLaw>[0]) =>
  lawOverview(sealingLaw(code), TODAY, EVIDENCE_WORDS);

describe('the overview of a state', () => {
  it('says what its law does, who has to act and where to read it', () => {
    expect(overview('AZ')).toMatchObject({
      name: 'Arizona',
      slug: 'arizona',
      listed: true,
      waitingPeriod: 'Immediate if the case was dismissed, dropped or won',
      evidence: 'We compared this with the law',
      finding: 'automatic',
      effects: ['sealed'],
      routes: ['automatic', 'stipulation'],
      local: false,
      narrowRules: false,
      checked: sealingLaw('AZ').asOf,
      outdated: false,
    });
    expect(overview('AZ').citations[0]).toMatchObject({ citation: 'Ariz. Rev. Stat. § 33-1379' });
  });

  it('says when a rule holds only in single courts', () => {
    expect(all.filter(({ local }) => local).map(({ code }) => code)).toEqual(['OH']);
  });

  it('mentions narrow rules without naming a remedy if no law of the state was confirmed', () => {
    const narrow = all.filter(({ narrowRules }) => narrowRules);
    expect(narrow.map(({ code }) => code)).toEqual(['NH', 'PA', 'TX']);
    for (const { routes, effects } of narrow) expect([routes, effects]).toEqual([[], []]);
  });

  it('leaves out remedies with low confidence', () => {
    expect(overview('NY').routes).toEqual(['automatic']);
    expect(sealingLaw('NY').remedies.map(({ how }) => how)).toContain('court-discretion');
  });

  it('warns when its check is more than a year old', () => {
    expect(lawOverview(sealingLaw('AZ'), '2027-11-23' as PlainDate, EVIDENCE_WORDS).outdated).toBe(true);
  });
});

describe('the overview of every state', () => {
  it.each(all.map((each) => [each.name, each] as const))('%s: is consistent', (_name, each) => {
    const hasLaw = each.finding === 'automatic' || each.finding === 'on-request';
    expect(each.routes.length > 0).toBe(hasLaw);
    expect(each.effects.length > 0).toBe(hasLaw);
    if (hasLaw) expect(each.citations).not.toEqual([]);
    if (each.finding === 'none') expect(each.citations).toEqual([]);
    for (const { url } of each.citations) if (url !== null) expect(isOfficialSource(url)).toBe(true);
  });
});
