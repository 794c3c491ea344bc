import { describe, expect, it } from 'vitest';

import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';

import { statePage } from './state-page.ts';

describe('the rents of a state', () => {
  const rent = (code: JurisdictionCode, language: 'en' | 'es' = 'en') =>
    statePage(code, language).answers.rent;

  it('are a range with its counties or places, and none is told as the state’s', () => {
    expect(rent('IL')?.label).toBe('HUD’s rent estimates in Illinois, two bedrooms, fiscal year 2026');
    expect(rent('IL')?.figure).toBe('from $916 (44 counties) to $2,050 (Kendall County)');
    expect(rent('IL', 'es')?.figure).toBe('de $916 (44 condados) a $2,050 (Kendall County)');
    expect(rent('MA')?.figure).toContain('the Boston-Cambridge-Quincy area');
    for (const code of JURISDICTION_CODES) {
      if (code === 'DC') continue;
      expect(rent(code)?.figure, code).toMatch(/^from \$[\d,]+ \(.+\) to \$[\d,]+ \(.+\)$/u);
      expect(rent(code)?.note, code).not.toContain('4 of 10');
    }
  });

  it('are one figure in the District', () => {
    expect(rent('DC')?.figure).toBe('$2,246 a month');
  });
});

it('names the court of the capital as the capital’s own page does, and none where it is the state’s', () => {
  const capital = (code: JurisdictionCode) => statePage(code, 'en').court.capital;
  expect(capital('AZ')).toEqual({
    city: 'Phoenix',
    county: 'Maricopa County',
    court: 'Maricopa County Justice Courts',
  });
  expect(capital('DC')).toBeNull();
});
