/** Maximum length of a text that is shown in full, in UTF-16 code units. */
const ROOM = 400;

/** What somebody wrote, of any length in any script; a long text is folded behind its beginning. */
export function LongText({ text }: { readonly text: string }) {
  const whole = (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  );
  if (text.length <= ROOM) return whole;
  return (
    <details>
      <summary dir="auto" className="wrap-anywhere">
        {text.slice(0, ROOM / 2)}… <span className="link">All of it</span>
      </summary>
      {whole}
    </details>
  );
}
