import type { AuditFinding } from '~/domain/seo/audit.ts';
import { Icon } from '~/ui/Icon.tsx';
import { ALERT, CHECK, CLOSE, type IconPath } from '~/ui/icon-paths.ts';

const TYPES: Readonly<
  Record<AuditFinding['type'], { readonly word: string; readonly icon: IconPath; readonly style: string }>
> = {
  error: { word: 'Error', icon: CLOSE, style: 'text-no' },
  warning: { word: 'Warning', icon: ALERT, style: 'text-review' },
  success: { word: 'Success', icon: CHECK, style: 'text-good' },
};

/** What the audit found on a page: type, category, message and element of each (specification §3). */
export function Findings({ findings }: { readonly findings: readonly AuditFinding[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
      {findings.map(({ type, category, message, element, deduction }, index) => (
        // Two images without alt text may be the same image twice: only the place tells them apart.
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
