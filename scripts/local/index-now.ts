import { once } from 'node:events';
import { createServer } from 'node:http';

import * as z from 'zod/mini';

import type { Ports } from './ports.ts';

const announcementSchema = z.object({
  host: z.string(),
  key: z.string().check(z.regex(/^[\dA-Za-z-]{8,128}$/u)),
  urlList: z.array(z.url()).check(z.minLength(1)),
});

/** @returns IndexNow's status for what was sent (indexnow.org, "Response format") */
function statusFor(body: string): 200 | 400 | 422 {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return 400;
  }
  const { data } = announcementSchema.safeParse(sent);
  if (data === undefined) return 400;
  return data.urlList.every((url) => new URL(url).host === data.host) ? 200 : 422;
}

/** Address of the stub for the functions. */
export function indexNowUrl({ searchEngine }: Ports): string {
  return `http://127.0.0.1:${searchEngine}/indexnow`;
}

/**
 * Starts a stub of a search engine that accepts what IndexNow accepts, so that the dashboard's ping works on a computer
 * without network and no test calls a real engine.
 *
 * @param stop ends it
 */
export async function startIndexNow(
  { searchEngine }: Pick<Ports, 'searchEngine'>,
  stop: AbortSignal,
): Promise<void> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      response.writeHead(statusFor(body)).end();
    });
  });
  server.listen(searchEngine, '127.0.0.1');
  await once(server, 'listening');
  stop.addEventListener('abort', () => {
    server.closeAllConnections();
    server.close();
  });
}
