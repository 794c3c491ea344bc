import { APP_CHECK, isFormPage } from '#config/app-check.ts';
import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';

/** Marks of a public form in a page: its action, or the check. */
const PUBLIC_FORM = 'form[action^="/api/"], [data-check-form], .landing-check';

/** The App Check setting lists the page exactly if it has a public form. While App Check is off, no page contains it. */
export function appCheck(page: BuiltPage): Finding[] {
  const findings: Finding[] = [];
  if (isFormPage(page.path) !== (page.first(PUBLIC_FORM) !== null))
    findings.push(finding(page, PUBLIC_FORM, 'src/config/app-check.ts says otherwise.'));
  if (APP_CHECK === null && /recaptcha|app-?check/i.test(page.html))
    findings.push(finding(page, 'html', 'It contains App Check, which is off.'));
  return findings;
}
