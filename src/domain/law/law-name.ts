/** The name of a law, of which no line ends between a section, rule or chapter and its number. */
export function unbroken(name: string): string {
  return name.replaceAll(/([§.\p{L}]) (?=\d)/gu, '$1\u00A0');
}
