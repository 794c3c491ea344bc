import { APP_CHECK_SOURCES, type AppCheckSetting, FORM_PAGES } from '#config/app-check.ts';

/** The part of firebase.json that is about the headers of pages. */
export interface HostingConfig {
  readonly hosting: {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
}

/** The pages that sign in; only they may connect to another server. */
const ADMIN_PAGES = '/admin/**';

/**
 * Lets the pages of the back office sign in with the Auth emulator, which runs on a different server than the site.
 *
 * @param authOrigin the emulator's origin, `http://127.0.0.1:…`
 */
export function withAuthEmulator<Config extends HostingConfig>(config: Config, authOrigin: string): Config {
  const headers = config.hosting.headers.map((rule) =>
    rule.source === ADMIN_PAGES
      ? { ...rule, headers: rule.headers.map((header) => withAuthSource(header, authOrigin)) }
      : rule,
  );
  return { ...config, hosting: { ...config.hosting, headers } };
}

function withAuthSource(
  { key, value }: { readonly key: string; readonly value: string },
  authOrigin: string,
) {
  return { key, value: value.replace(/(?<=(?:^|; )connect-src [^;]*)(?=;|$)/u, ` ${authOrigin}`) };
}

/** The rule of firebase.json that every page falls under. */
const ALL_PAGES = '**';
const POLICY = 'Content-Security-Policy';

/**
 * Lets the pages with a public form, and no others, fetch what App Check fetches. While App Check is off, the
 * configuration object is returned unchanged. Scripts are covered by the other policy: src/layouts/BaseLayout.astro.
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
  const forForms = { key: POLICY, value: withAppCheckSources(policy) };
  const rules = FORM_PAGES.map((source) => ({ source, headers: [forForms] }));
  // Of several rules for a page the last one counts: these come after that of all pages, and before the closed ones.
  const withForms = [...headers.slice(0, all + 1), ...rules, ...headers.slice(all + 1)];
  return { ...config, hosting: { ...config.hosting, headers: withForms } };
}

function withAppCheckSources(policy: string): string {
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
