/**
 * A text as XML may hold it, between tags or in an attribute: the five characters that XML keeps for itself are named.
 *
 * @example xmlText('Landlords & "tenants"') // => 'Landlords &amp; &quot;tenants&quot;'
 */
export function xmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
