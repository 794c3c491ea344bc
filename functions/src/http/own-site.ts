/**
 * Whether a form may have been sent from a page of ours. Browsers say so in `Sec-Fetch-Site`, older ones by `Origin`,
 * which is compared with the host that Hosting was asked for. Who says neither is let through: what is guarded here is
 * a form that anybody may fill in, against pages of others that fill it in for their visitors.
 */
export function isFromOwnSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  const hosts = headers.get('x-forwarded-host');
  if (origin === null || hosts === null) return true;
  return URL.canParse(origin) && hosts.split(',').some((host) => host.trim() === new URL(origin).host);
}
