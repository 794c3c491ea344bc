import type { BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';
import { metaContent } from '../support/page-head.ts';

/** Language, encoding and a width that follows the device and lets people zoom. */
export function documentBasics(page: BuiltPage): Finding[] {
  const findings: Finding[] = [];
  const language = page.first('html')?.attribs.lang ?? '';
  const expected = page.path.startsWith('/es/') ? 'es' : 'en';
  if (language !== expected)
    findings.push(
      finding(page, `<html lang="${language}">`, `Its address is that of a page in “${expected}”.`),
    );

  if (page.first('meta[charset]')?.attribs.charset?.toLowerCase() !== 'utf-8') {
    findings.push(finding(page, '<meta charset>', 'The page does not say that it is UTF-8.'));
  }
  const viewport = metaContent(page, 'name', 'viewport');
  if (!viewport.includes('width=device-width') || /user-scalable|maximum-scale/u.test(viewport)) {
    const problem = 'It must follow the device and must not forbid to zoom.';
    findings.push(finding(page, `<meta name="viewport" content="${viewport}">`, problem));
  }
  return findings;
}
