import type { PlaceholderOf, Template } from '~/domain/shared/format.ts';

/**
 * Words in another language: the same keys and lists, and in each text the same placeholders. A missing key, one too
 * many and a lost placeholder are errors of the compiler, which names file and key.
 *
 * @example export const HOME_COPY = { … } as const satisfies Translation<typeof ENGLISH.HOME_COPY>;
 */
export type Translation<Words> = Words extends string
  ? TextWith<PlaceholderOf<Words>>
  : Words extends number | boolean | null | undefined
    ? Words
    : { readonly [Key in keyof Words]: Translation<Words[Key]> };

/** A text that has all of these placeholders; any text where there are none. */
type TextWith<Names extends string> = string & Intersection<Names extends string ? Template<Names> : never>;

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  parts: infer All,
) => void
  ? All
  : never;
