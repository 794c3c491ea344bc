/**
 * A value as JSON that is short and still shows in a diff which place changed: each field on a line, and each entry of
 * a list on a line of its own.
 *
 * @example linePerItem({ a: 1, list: [{ b: 2 }, { b: 3 }] })
 * // => '{\n"a":1,\n"list":[\n{"b":2},\n{"b":3}\n]\n}\n'
 */
export function linePerItem(value: object): string {
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const written =
      Array.isArray(field) && field.length > 0
        ? `[\n${field.map((item) => JSON.stringify(item)).join(',\n')}\n]`
        : JSON.stringify(field);
    return `${JSON.stringify(name)}:${written}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
