import { outcomeSentence, type Rebuild } from '~/domain/seo/sitemap-report.ts';
import type { Outbound } from '../ports/outbound.ts';
import type { DeployHookSettings } from '../search-settings.ts';

const TIMEOUT_MILLISECONDS = 5000;

/**
 * Calls the deploy hook, where one is set up. The body is what GitHub's `repository_dispatch` asks for; others take any.
 * Nothing that is reported names the hook's address: it may be the secret itself.
 */
export async function startRebuild(send: Outbound, hook: DeployHookSettings | null): Promise<Rebuild> {
  if (hook === null) return { state: 'not-set-up' };
  const answer = await send({
    url: hook.url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(hook.token !== null && { authorization: `Bearer ${hook.token}` }),
    },
    body: JSON.stringify({ event_type: 'generate-sitemap' }),
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
  });
  return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300
    ? { state: 'started' }
    : { state: 'failed', reason: `The deploy hook did not start a rebuild. ${outcomeSentence(answer)}` };
}
