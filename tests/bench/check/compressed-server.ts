import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
/** What a CDN takes that compresses while it answers. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A built site on a port of its own. */
export interface Served {
  readonly origin: string;
  readonly end: () => void;
}

/**
 * Serves a built site as Hosting does and the emulator does not: by HTTP/2, and compressed. Without the functions: what
 * is saved gets no answer.
 *
 * @throws if there is no `openssl`, which makes the certificate
 */
export async function serveCompressed(site: string): Promise<Served> {
  const compressed = new Map<string, { readonly body: Buffer; readonly headers: Record<string, string> }>();
  const read = (file: string) => {
    const type = TYPES[path.extname(file)];
    const content = readFileSync(path.join(site, file));
    if (type === undefined) return { body: content, headers: {} };
    return {
      body: brotliCompressSync(content, QUALITY),
      headers: { 'content-type': type, 'content-encoding': 'br' },
    };
  };
  const server = createSecureServer(certificate());
  server.on('stream', (stream, { ':path': requested = '/' }) => {
    const { pathname } = new URL(requested, 'https://localhost');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const answer = compressed.get(file) ?? read(file);
      compressed.set(file, answer);
      stream.respond({ ':status': 200, ...answer.headers });
      stream.end(answer.body);
    } catch {
      stream.respond({ ':status': 404 }, { endStream: true });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `https://127.0.0.1:${address.port}`, end: () => server.close() };
}

/** A certificate of this run, because browsers speak HTTP/2 over TLS only. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-check-'));
  try {
    const [keyFile, certificateFile] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
        ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
        ...['-keyout', keyFile, '-out', certificateFile],
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(keyFile), cert: readFileSync(certificateFile) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
