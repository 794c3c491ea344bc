const formats = new Map<string, Intl.ListFormat>();

/** The format is kept, because making one takes longer than all the sentences of a place. */
function listed(parts: readonly string[], locale: string, type: 'conjunction' | 'disjunction'): string {
  const key = `${locale} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale, { type });
  formats.set(key, format);
  return format.format(parts);
}

export const and = (parts: readonly string[], locale: string) => listed(parts, locale, 'conjunction');
export const or = (parts: readonly string[], locale: string) => listed(parts, locale, 'disjunction');
