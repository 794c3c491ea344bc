/** Length limits of a page's title and description, in characters (specification §9, "SEO audit"). */
export const META_LIMITS = {
  title: 60,
  description: 160,
  /** Search engines replace shorter descriptions with their own. */
  descriptionMinimum: 120,
} as const;

/**
 * The first wording that fits into a title (specification §9: 60 characters). Nothing is truncated, so the last wording
 * must be short enough for every name.
 *
 * @throws {RangeError} with the last wording, when none fits.
 * @example fittingTitle(['Second-chance rentals in Tempe, AZ | SecondKey', 'Rentals in Tempe, AZ'])
 */
export function fittingTitle(wordings: readonly string[]): string {
  const fitting = wordings.find((wording) => wording.length <= META_LIMITS.title);
  if (fitting === undefined) {
    throw new RangeError(
      `No wording of this title fits ${META_LIMITS.title} characters: ${wordings.at(-1) ?? ''}`,
    );
  }
  return fitting;
}

/**
 * Builds a description of whole sentences with 120 to 160 characters (specification §9): the opening, then each further
 * sentence that still fits, in order.
 *
 * @param openings wordings of the first sentence, best first
 * @param sentences further sentences, most informative first; should include short ones to fill up
 * @throws {RangeError} with the last attempt, when none reaches the minimum.
 */
export function fittingDescription(openings: readonly string[], sentences: readonly string[]): string {
  const attempts = openings
    .filter((opening) => opening.length <= META_LIMITS.description)
    .map((opening) => filledUp(opening, sentences));
  const fitting = attempts.find(({ length }) => length >= META_LIMITS.descriptionMinimum);
  if (fitting === undefined) {
    throw new RangeError(
      `A description needs ${META_LIMITS.descriptionMinimum} to ${META_LIMITS.description} characters: ${attempts.at(-1) ?? openings.at(-1) ?? ''}`,
    );
  }
  return fitting;
}

function filledUp(opening: string, sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return longer.length <= META_LIMITS.description ? longer : text;
  }, opening);
}
