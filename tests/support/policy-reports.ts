import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Passes a policy report to the test. */
    secondkeyReport?: (report: string) => void;
  }
}

/** What browsers say in the console when a policy stops something. */
const BLOCKED = /Content Security Policy|violates the following|Refused to/iu;

/** Everything that a policy has blocked in a tab since this was called, across navigations. */
export async function policyReports(page: Page): Promise<readonly string[]> {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (BLOCKED.test(message.text())) reports.push(`${page.url()}: ${message.text()}`);
  });
  await page.exposeFunction('secondkeyReport', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.secondkeyReport?.(
        `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  return reports;
}
