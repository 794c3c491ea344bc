/** The id of the element that shows a record, so that the focus can be moved to it. */
export function recordElementId(id: string): string {
  return `record-${id}`;
}
