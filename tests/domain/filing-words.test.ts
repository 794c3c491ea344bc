import { describe, expect, it } from 'vitest';

import * as english from '#content/words/en/filing.ts';
import * as spanish from '#content/words/es/filing.ts';
import { stateFilings } from '#data/filings.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';

import { fernandezHuerta, fleschKincaidGrade, wholeSentences } from '../support/readability.ts';

/** What renters read of the filings, in a language; not the papers, which courts read. */
const notesIn = (language: 'en' | 'es') =>
  JURISDICTIONS.flatMap(({ code }) =>
    stateFilings(code).filings.flatMap(
      ({ why, fee, hearing, service, attachments, warnings, stop, conditions }) =>
        [
          why,
          fee,
          hearing,
          service,
          ...attachments,
          ...warnings,
          stop,
          ...conditions.map(({ law }) => law),
        ].flatMap((each) => each?.[language] ?? []),
    ),
  );

const HIGHEST_GRADE = 8;
/** “Fairly easy”: the scale of Spanish texts goes up with ease. */
const LOWEST_EASE = 60;

describe('the words around the papers', () => {
  it('are at the reading level of the 8th grade', () => {
    const { FACT_CHOICES, FACT_WORDS, FILING_COPY } = english;
    expect(fleschKincaidGrade(wholeSentences(FILING_COPY).join(' '))).toBeLessThanOrEqual(HIGHEST_GRADE);
    expect(fleschKincaidGrade(wholeSentences({ FACT_CHOICES, FACT_WORDS }).join(' '))).toBeLessThanOrEqual(
      HIGHEST_GRADE,
    );
    expect(fleschKincaidGrade(wholeSentences(notesIn('en')).join(' '))).toBeLessThanOrEqual(HIGHEST_GRADE);
  });

  it('are as easy in Spanish', () => {
    expect(fernandezHuerta(wholeSentences(spanish.FILING_COPY).join(' '))).toBeGreaterThanOrEqual(
      LOWEST_EASE,
    );
    expect(fernandezHuerta(wholeSentences(notesIn('es')).join(' '))).toBeGreaterThanOrEqual(LOWEST_EASE);
  });

  it('never say that a form is current, or that a court takes our paper', () => {
    const all = [english.FILING_COPY, notesIn('en')].flatMap(wholeSentences).join(' ');
    expect(all).not.toMatch(/\bcurrent (?:form|version)|up to date|will accept|court-approved/iu);
  });
});
