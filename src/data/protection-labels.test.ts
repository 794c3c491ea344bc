import { describe, expect, it } from 'vitest';

import { JURISDICTION_CODES, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { stateProtections, uncheckedTopics } from '#domain/law/renter-protection.ts';

import { RENTER_PROTECTIONS } from './laws.ts';
import { inLanguage } from './translations.ts';

/** Words of a sentence for an exception, a surcharge or a condition. */
const LIMITED =
  /\b(?:plus|unless|only if|except(?:ion)?|excluded|apart from|may ask two|more than (?:four|five)|five or more|or customary|adjusted|inflation|bring|furnished|comes back|returned|owed back|goes back|or one month|pet|separately|in the first year|by the week|shorter than|lease of|few units|but may|after that|that does may not)\b/u;
/** Words of a label that show it. */
const SHOWN =
  /\b(?:more|plus|only|except(?:ion)?|excluded|some|sometimes|unless|up to|unclear|small|units|homes|with|separate|returned|cap|customary|free|leases?|lease|from age|first|may count|then|in writing|years?|without|voluntary|rest|Section 8)\b|;|,/u;

const NUMBERS: Readonly<Record<string, RegExp>> = {
  '1': /\b(?:1|one|first)\b/u,
  '1½': /one and a half/u,
  '2': /\b(?:2|two)\b/u,
  '3': /\b(?:3|three)\b/u,
  '4': /\b(?:4|four)\b/u,
  '5': /\b(?:5|five)\b/u,
  '7': /\b(?:7|seven)\b/u,
  '8': /Section 8/u,
  '14': /\b14\b/u,
  '62': /\b62\b/u,
};

describe.each(RENTER_PROTECTIONS)('$id', ({ label, effect }) => {
  it('has a label that promises no other number or amount than its sentence', () => {
    for (const amount of label.match(/\$[\d,]+/gu) ?? []) expect(effect).toContain(amount);
    for (const number of label.replaceAll(/\$[\d,]+/gu, '').match(/\d+½?/gu) ?? [])
      expect(effect, number).toMatch(NUMBERS[number] ?? new RegExp(number, 'u'));
  });

  it('has a label that shows that the sentence has an exception, a surcharge or a condition', () => {
    if (LIMITED.test(effect)) expect(label).toMatch(SHOWN);
  });

  it('says that there is no fee only where nothing at all may be charged', () => {
    if (/^(?:No fee|Not allowed|None)$/u.test(label)) expect(effect).not.toMatch(/\$\d|real cost|report/u);
  });

  it('has both in Spanish', () => {
    for (const text of [label, effect]) expect(inLanguage(text, 'es')).not.toBe(text);
  });
});

const uncheckedIn = (code: JurisdictionCode) => uncheckedTopics(stateProtections(RENTER_PROTECTIONS, code));

it('what nobody has read of a state’s law is no rule, and the other way round', () => {
  for (const code of JURISDICTION_CODES) {
    const ofState = RENTER_PROTECTIONS.filter(({ state, place }) => state === code && place === null);
    for (const { topic } of ofState) expect(uncheckedIn(code)).not.toContain(topic);
  }
  expect(uncheckedIn('FL')).toHaveLength(6);
  expect(uncheckedIn('MI')).not.toContain('source-of-income');
});
