/**
 * The five points of the green help card (specification §2). The success rate is the operator's claim, so it comes in
 * from the settings.
 *
 * @param successRate as it is shown: `98%`
 */
export function helpCardPoints(successRate: string): readonly string[] {
  return [
    'Expert guidance through the whole process',
    'Paperwork prepared and filed for you',
    'Court representation where applicable',
    'Alternatives if sealing is not available',
    `${successRate} success with eligible cases`,
  ];
}
