import { useMutation } from '@tanstack/react-query';

import { type AuditFinding, scoreColour, type ScoreColour } from '#domain/seo/audit.ts';
import { BANNER_STYLE } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { CONTROL_STYLE, Field, TextInput } from '#ui/controls.tsx';
import { ALERT, CHECK, CLOSE, Icon, type IconPath, SEARCH } from '#ui/Icon.tsx';

import { type AuditedPage, auditLivePage } from './page-audit.ts';
import { ActionIcon, Notice } from './panel-parts.tsx';

const TYPES: Readonly<
  Record<AuditFinding['type'], { readonly word: string; readonly icon: IconPath; readonly style: string }>
> = {
  error: { word: 'Error', icon: CLOSE, style: 'text-no' },
  warning: { word: 'Warning', icon: ALERT, style: 'text-review' },
  success: { word: 'Success', icon: CHECK, style: 'text-good' },
};

/** Label and style of a score, because colour alone is not accessible (product §9). */
const SCORES: Readonly<Record<ScoreColour, { readonly label: string; readonly style: string }>> = {
  green: { label: 'Good', style: BANNER_STYLE.good },
  yellow: { label: 'Needs work', style: BANNER_STYLE.review },
  red: { label: 'Poor', style: BANNER_STYLE.no },
};

/**
 * The SEO Audit panel (product §2 and §9): the score of a page as it is served now, and the findings. Every page of
 * the build has passed the same rules (tests/site/rules/full-audit-score.ts).
 */
export function SeoAuditPanel() {
  const audit = useMutation<AuditedPage, Error, string>({ mutationFn: auditLivePage });
  return (
    <div className="grid gap-5">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          audit.mutate(event.currentTarget.querySelector('input')?.value ?? '');
        }}
      >
        <div className="min-w-0 grow basis-72">
          <Field
            id="audit-page"
            name="page"
            label="Page"
            hint="The address of any page of the site, such as /faq/"
          >
            <TextInput
              className={`${CONTROL_STYLE} min-h-11`}
              defaultValue="/"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        </div>
        <Button type="submit" look="secondary" isBusy={audit.isPending}>
          <ActionIcon path={SEARCH} isBusy={audit.isPending} />
          {audit.isPending ? 'Auditing...' : 'Audit page'}
        </Button>
      </form>
      <div role="status">
        {audit.isPending && <p className="text-muted">Reading {audit.variables}…</p>}
        {audit.isError && (
          <Notice tone="no">
            {audit.variables}: {audit.error.message}
          </Notice>
        )}
        {audit.isSuccess && <Outcome {...audit.data} />}
      </div>
    </div>
  );
}

/** The score of a page and the audit findings: type, category, message and element (product §3). */
function Outcome({ path, score, findings }: AuditedPage) {
  const { label, style } = SCORES[scoreColour(score)];
  return (
    <div className="grid gap-5">
      <div className={`flex items-center gap-4 rounded-md border px-5 py-3 ${style}`}>
        <p className="display text-3xl whitespace-nowrap">
          {score}
          <span className="text-base"> / 100</span>
        </p>
        <p className="min-w-0 wrap-anywhere">
          <b>{label}</b>
          <br />
          {path}
        </p>
      </div>
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
    </div>
  );
}
