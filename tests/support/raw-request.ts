import { request } from 'node:http';

/** What came back. */
export interface RawAnswer {
  readonly status: number;
  /** Where a redirect leads. */
  readonly location: string | undefined;
  readonly body: string;
}

/**
 * Asks for a path exactly as it is written. Browsers and `fetch` normalise an address first, so that `..` or a truncated
 * percent sign would never arrive; attackers' tools do not.
 */
export function rawGet(origin: string, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, location: headers.location, body: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
