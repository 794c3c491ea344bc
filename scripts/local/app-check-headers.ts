import { APP_CHECK_SOURCES, FORM_PAGES, type AppCheckSetting } from '../../src/config/app-check.ts';
import type { HostingConfig } from './emulator-headers.ts';

/** The rule of firebase.json that every page falls under. */
const ALL_PAGES = '**';
const POLICY = 'Content-Security-Policy';

/**
 * Lets the pages with a public form, and no others, fetch what App Check fetches. Off, the configuration stays the very
 * object that it was. Scripts are the other policy's business: src/middleware/content-security.ts.
 *
 * @throws {RangeError} when the pages' policy has no directive that could be widened: it would stop App Check silently
 */
export function withAppCheck<Config extends HostingConfig>(
  config: Config,
  setting: AppCheckSetting | null,
): Config {
  if (setting === null) return config;
  const { headers } = config.hosting;
  const all = headers.findIndex(({ source }) => source === ALL_PAGES);
  const policy = headers[all]?.headers.find(({ key }) => key === POLICY)?.value ?? '';
  const forForms = { key: POLICY, value: widened(policy) };
  const rules = FORM_PAGES.map((source) => ({ source, headers: [forForms] }));
  // Of several rules for a page the last one counts: these stand after that of all pages, and before the closed ones.
  const withForms = [...headers.slice(0, all + 1), ...rules, ...headers.slice(all + 1)];
  return { ...config, hosting: { ...config.hosting, headers: withForms } };
}

function widened(policy: string): string {
  let widenedPolicy = policy;
  for (const directive of ['connect-src', 'frame-src'] as const) {
    const found = new RegExp(`(?<=(?:^|; )${directive} )[^;]*`, 'u').exec(widenedPolicy)?.[0];
    if (found === undefined) throw new RangeError(`The policy of all pages has no ${directive}.`);
    const own = found === "'none'" ? '' : `${found} `;
    widenedPolicy = widenedPolicy.replace(
      `${directive} ${found}`,
      `${directive} ${own}${APP_CHECK_SOURCES[directive]}`,
    );
  }
  return widenedPolicy;
}
