import { scoreView } from './score-view.ts';

/** A score in large figures with its word. */
export function Score({ score, of }: { readonly score: number; readonly of: string }) {
  const { label, style } = scoreView(score);
  return (
    <div className={`flex items-center gap-4 rounded-md border px-5 py-3 ${style}`}>
      <p className="display text-3xl whitespace-nowrap">
        {score}
        <span className="text-base"> / 100</span>
      </p>
      <p className="min-w-0 wrap-anywhere">
        <b>{label}</b>
        <br />
        {of}
      </p>
    </div>
  );
}

/** A score in a line of text. */
export function SmallScore({ score }: { readonly score: number }) {
  const { label, style } = scoreView(score);
  return (
    <span
      className={`inline-block min-w-14 rounded-full border px-2.5 py-0.5 text-center text-sm font-bold ${style}`}
    >
      {score}
      <span className="sr-only"> of 100, {label}</span>
    </span>
  );
}
