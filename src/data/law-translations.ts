import type { Language } from '~/config/languages.ts';
import { jurisdiction, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import type { SealingLaw } from '~/domain/law/sealing-law.ts';
import {
  type LawTranslation,
  lawTranslationSchema,
  rewriteLaw,
  type SentenceTranslations,
} from '~/domain/law/translation.ts';

import { SEALING_LAWS } from './laws.ts';
import { sentenceHash } from './path-checks.ts';
import { forEveryState, readStateFiles } from './read.ts';

const FOLDER = 'src/content/words/es/sealing-law';

/** The Spanish translation of each state's law. */
export const SPANISH_LAWS: Readonly<Record<JurisdictionCode, LawTranslation>> = forEveryState(
  FOLDER,
  readStateFiles(
    FOLDER,
    lawTranslationSchema,
    import.meta.glob('../content/words/es/sealing-law/*.json', { eager: true, import: 'default' }),
  ),
);

/**
 * Checks that each key is the hash of its English sentence.
 *
 * @throws {Error} naming the file and the wrong key
 */
export function requireSentenceHashes(file: string, { sentences }: SentenceTranslations): void {
  for (const [key, { english }] of Object.entries(sentences)) {
    if (sentenceHash(english) !== key)
      throw new Error(`${file} cannot be used:\n  sentences.${key}: is not the hash of “${english}”.`);
  }
}

for (const [code, { abbreviation, sentences }] of Object.entries(SPANISH_LAWS)) {
  const file = `${FOLDER}/${jurisdiction(code as JurisdictionCode).slug}.json`;
  if (abbreviation !== code) throw new Error(`${file} holds the sentences of ${abbreviation}.`);
  requireSentenceHashes(file, { sentences });
}

/**
 * A state's law in a language. A sentence that changed since its translation is shown in English, marked, until it is
 * translated again.
 */
export function lawIn(code: JurisdictionCode, language: Language): SealingLaw {
  return lawsIn(language)[code];
}

/** Every state's law in a language. */
export function lawsIn(language: Language): Readonly<Record<JurisdictionCode, SealingLaw>> {
  return language === 'es' ? LAWS_IN_SPANISH : SEALING_LAWS;
}

const LAWS_IN_SPANISH = Object.fromEntries(
  Object.entries(SEALING_LAWS).map(([code, law]) => {
    const { sentences } = SPANISH_LAWS[code as JurisdictionCode];
    return [
      code,
      rewriteLaw(law, (english) => sentences[sentenceHash(english)]?.translated ?? inEnglish(english)),
    ];
  }),
) as Record<JurisdictionCode, SealingLaw>;

/** Marks an untranslated sentence on a Spanish page. */
export function inEnglish(sentence: string): string {
  return `(En inglés:) ${sentence}`;
}
