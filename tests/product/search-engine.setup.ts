import { createServer } from 'node:http';

/**
 * Runs once before the tests: a local server in place of the search engines, which accepts everything. No test calls a
 * real one; functions/src/sitemap tests how each of their answers is handled.
 *
 * @returns a function that ends it
 */
export default async function setUp(): Promise<() => void> {
  const engine = createServer((request, response) => {
    request.resume().on('end', () => response.end());
  });
  const { port } = new URL(String(process.env.SECONDKEY_SEARCH_ENGINE));
  await new Promise<void>((resolve, reject) => {
    engine.once('error', reject).listen(Number(port), '127.0.0.1', resolve);
  });
  return () => {
    engine.closeAllConnections();
    engine.close();
  };
}
