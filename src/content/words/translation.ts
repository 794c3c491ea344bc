import type { PlaceholderOf, Template } from '#domain/shared/format.ts';

/**
 * The type of a translation: the same keys and lists, and the same placeholders in each text. A missing or additional
 * key and a missing placeholder are compiler errors that name file and key.
 *
 * @example export const HOME_COPY = { … } as const satisfies Translation<typeof ENGLISH.HOME_COPY>;
 */
export type Translation<Words> = Words extends string
  ? TextWith<PlaceholderOf<Words>>
  : Words extends number | boolean | null | undefined
    ? Words
    : { readonly [Key in keyof Words]: Translation<Words[Key]> };

/** A text with all of these placeholders; any text if there are none. */
type TextWith<Names extends string> = string & Intersection<Names extends string ? Template<Names> : never>;

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  parts: infer All,
) => void
  ? All
  : never;
