import { type AuditFinding, scoreColour, type ScoreColour } from '~/domain/seo/audit.ts';
import { ALERT, CHECK, CLOSE, Icon, type IconPath } from '~/ui/Icon.tsx';

const TYPES: Readonly<
  Record<AuditFinding['type'], { readonly word: string; readonly icon: IconPath; readonly style: string }>
> = {
  error: { word: 'Error', icon: CLOSE, style: 'text-no' },
  warning: { word: 'Warning', icon: ALERT, style: 'text-review' },
  success: { word: 'Success', icon: CHECK, style: 'text-good' },
};

/** The audit findings of a page: type, category, message and element (specification §3). */
export function Findings({ findings }: { readonly findings: readonly AuditFinding[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
      {findings.map(({ type, category, message, element, deduction }, index) => (
        // Findings have no unique key: two images without alt text may be identical.
        <li key={index} className="flex gap-3">
          <span className={`mt-0.5 ${TYPES[type].style}`}>
            <Icon path={TYPES[type].icon} className="size-5" />
          </span>
          <div className="min-w-0 wrap-anywhere">
            <p>
              <span className="sr-only">{TYPES[type].word}: </span>
              <b>{category}</b>
              {deduction > 0 && <span className={`ml-2 text-sm ${TYPES[type].style}`}>−{deduction}</span>}
            </p>
            <p className="text-sm text-muted">{message}</p>
            {element !== undefined && (
              <code className="mt-1 inline-block rounded-sm bg-sunken px-2 py-0.5 text-sm">{element}</code>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Style and label of a score, because colour alone is not accessible. */
export interface ScoreView {
  readonly label: string;
  /** Background, border and text colour. */
  readonly style: string;
}

const VIEWS: Readonly<Record<ScoreColour, ScoreView>> = {
  green: { label: 'Good', style: 'border-good-line bg-good-tint text-good' },
  yellow: { label: 'Needs work', style: 'border-review-line bg-review-tint text-review' },
  red: { label: 'Poor', style: 'border-no-line bg-no-tint text-no' },
};

/** Style and label of a score (specification §9: green from 90, yellow from 70, otherwise red). */
function scoreView(score: number): ScoreView {
  return VIEWS[scoreColour(score)];
}

/** A large score with its label. */
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

/** An inline score. */
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
