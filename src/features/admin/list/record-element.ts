/** Id of the element that shows a record, for moving the focus to it. */
export function recordElementId(id: string): string {
  return `record-${id}`;
}
