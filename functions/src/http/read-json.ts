import { problem } from './problem-response.ts';

/** The largest body that is read: 16 kB, four times the longest check in plain English. */
export const MAX_BODY_BYTES = 16 * 1024;

/** What a body says, or the problem to answer. */
export type BodyResult =
  { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly problem: Response };

/**
 * Reads a JSON body strictly: right media type, at most {@link MAX_BODY_BYTES} by its header and by its real length,
 * valid UTF-8 (a byte order mark is skipped, RFC 8259 § 8.1), valid JSON.
 *
 * The bytes are those of the caller: adapters/raw-bodies.ts keeps the platform's own parsers off them.
 */
export async function readJson(request: Request): Promise<BodyResult> {
  if (!isJson(request.headers.get('content-type') ?? '')) {
    return refuse(415, 'Send the answers as JSON, with the header Content-Type: application/json.');
  }
  if (isPacked(request.headers.get('content-encoding'))) {
    return refuse(415, 'Send the answers as they are, without a Content-Encoding.');
  }
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return tooLarge();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) return tooLarge();

  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(400, 'What was sent is not UTF-8 text. Nothing was saved.');
  }
  try {
    return { ok: true, body: JSON.parse(text, keepable) };
  } catch {
    // Not JSON, nested so deeply that reading it would exhaust the stack, or refused below.
    return refuse(400, 'What was sent is not JSON that can be read. Nothing was saved.');
  }
}

/** JSON has no charset parameter, but many clients send `charset=utf-8`; any other one would be read wrongly. */
function isJson(contentType: string): boolean {
  return /^application\/json[\t ]*(;[\t ]*charset="?utf-8"?[\t ]*)?$/i.test(contentType.trim());
}

function isPacked(contentEncoding: string | null): boolean {
  return contentEncoding !== null && contentEncoding.trim().toLowerCase() !== 'identity';
}

/**
 * Half of a surrogate pair can be written in JSON (`"\ud83d"`) but not in UTF-8, so no store can keep it: it becomes
 * U+FFFD, as it would in any text that is sent as UTF-8. A field `__proto__` is never meant honestly.
 */
function keepable(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__ is no field of any form.');
  return typeof value === 'string' ? value.toWellFormed() : value;
}

function tooLarge(): BodyResult {
  return refuse(
    413,
    'Your answers are too long to be saved together. Shorten the details, and send them again. Nothing was saved.',
  );
}

function refuse(status: 400 | 413 | 415, detail: string): BodyResult {
  return { ok: false, problem: problem(status, detail) };
}
