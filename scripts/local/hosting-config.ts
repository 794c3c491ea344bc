/** The part of firebase.json that is about the headers of pages. */
export interface HostingConfig {
  readonly hosting: {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
}

/** The pages that log in; only they may connect to another server. */
const ADMIN_PAGES = '/admin/**';

/**
 * Lets the pages of the back office log in at the Auth emulator, which runs on a different server than the site.
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
