import { describe, expect, it } from 'vitest';

import { comparableName, containsName, nameWords } from './comparable-name.ts';

describe('a name as sources agree on it', () => {
  it.each([
    ['St. Charles', 'Saint Charles'],
    ['LaPorte', 'La Porte'],
    ['Sainte Genevieve', 'Ste. Genevieve'],
    ["Coeur d'Alene", 'Coeur dAlene'],
    ['‘Ewa Beach', 'Ewa Beach'],
    ['Española', 'Espanola'],
    ['City of Sammamish', 'Sammamish'],
  ])('%s is %s', (one, other) => {
    expect(comparableName(one)).toBe(comparableName(other));
  });

  it('keeps words apart where they matter', () => {
    expect(nameWords('Picnic Point-North Lynnwood')).toEqual(['picnic', 'point', 'north', 'lynnwood']);
    expect(containsName('East Norwalk', 'Norwalk')).toBe(true);
    expect(containsName('Norwalkville', 'Norwalk')).toBe(false);
    expect(containsName('North Saint Paul', 'St. Paul')).toBe(true);
  });
});
