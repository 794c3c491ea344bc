import { describe, expect, it } from 'vitest';

import { LAW_DETAILS_COPY, LAW_PANEL_WORDS } from '~/content/words/en/law.ts';
import { SEALING_LAWS, sealingLaw } from '~/data/laws.ts';

import type { JurisdictionCode } from '../places/jurisdiction.ts';
import { format } from '../shared/format.ts';
import type { PlainDate } from '../shared/plain-date.ts';
import { lawFinding } from './evidence.ts';
import { sealingLawPanel } from './panel.ts';

const TODAY = '2026-11-21' as PlainDate;

describe('the panel of a state that seals', () => {
  const panel = sealingLawPanel(sealingLaw('AZ'), TODAY, LAW_PANEL_WORDS);

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
  const panel = sealingLawPanel(sealingLaw('AL'), TODAY, LAW_PANEL_WORDS);

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
    sealingLawPanel(sealingLaw(code), today, LAW_PANEL_WORDS).statusLine;

  it.each([
    ['FL', 'Record Sealing Available (our list says so; we could not confirm it)'],
    ['CT', 'Record Sealing Available (our list says so; the law we found does not seal the file)'],
    [
      'ND',
      'No Sealing Law - Alternative Solutions Available (our list says so; we found a law for some cases)',
    ],
    [
      'SC',
      'No Sealing Law - Alternative Solutions Available (our list says so; a bill may have changed that)',
    ],
  ] as const)('of %s is followed by the evidence', (code, status) => {
    expect(statusOf(code)).toBe(status);
  });

  it('stands alone only if the law supports it', () => {
    const { sealing, noLaw } = LAW_PANEL_WORDS;
    for (const law of Object.values(SEALING_LAWS)) {
      const status = statusOf(law.abbreviation);
      if (status === sealing) expect(lawFinding(law), law.state).toMatch(/^(?:automatic|on-request)$/u);
      if (status === noLaw) expect(lawFinding(law), law.state).toBe('none');
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
      const panel = sealingLawPanel(law, TODAY, LAW_PANEL_WORDS);
      const howToFile = panel.filing?.howToFile ?? panel.alternatives?.introduction;
      expect(howToFile).toBe(law.howToFile);
      expect(panel.filing === null).toBe(law.processSteps.length === 0);
      expect(panel.explanation).toBe(law.eligibilityDetails);
    },
  );

  it.each(Object.values(SEALING_LAWS).map((law) => [law.state, law] as const))(
    '%s presents requirements and steps as law only if a law was found',
    (_, law) => {
      const { requirements, steps } = sealingLawPanel(law, TODAY, LAW_PANEL_WORDS);
      const isGeneric = law.verification === 'unverified';
      for (const list of [requirements, steps]) {
        if (list !== null) expect(list.introduction).toBe(isGeneric ? LAW_PANEL_WORDS.generic : null);
      }
    },
  );

  it('has general court steps in 17 states', () => {
    const generic = Object.values(SEALING_LAWS).filter(({ basis }) => basis === 'generic');
    expect(generic.map(({ abbreviation }) => abbreviation).sort()).toEqual(
      'AR DE FL GA HI IA KS KY LA MI MO MT NH NM PA TX VT'.split(' '),
    );
  });

  it('uses the notes if a file has no details', () => {
    const law = { ...sealingLaw('AZ'), eligibilityDetails: null };
    expect(sealingLawPanel(law, TODAY, LAW_PANEL_WORDS).explanation).toBe(law.notes);
  });
});

it('the help card has its five points, with the success rate of the settings', () => {
  const { points, success } = LAW_DETAILS_COPY.help;
  expect(points).toHaveLength(4);
  expect(format(success, { successRate: '98%' })).toMatch(/^98% success with eligible cases/u);
});
