/**
 * Escapes a text for XML or HTML, between tags or in an attribute: the five predefined entities.
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
