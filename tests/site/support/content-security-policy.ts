/**
 * The directives of a policy with their sources, as CSP Level 3 §2.2.1 reads them: of two with one name the first counts.
 */
export function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const directive of policy.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/u);
    if (name !== undefined && name !== '' && !directives.has(name)) directives.set(name, sources);
  }
  return directives;
}
