/** A list of sentences, each said once. */
export function Lines({ lines, as: List = 'ul' }: { lines: readonly string[]; as?: 'ul' | 'ol' }) {
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}
