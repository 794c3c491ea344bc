import type * as z from 'zod/mini';

import { FORM_ANSWERS } from '../../../src/content/words/en/every-form.ts';
import { fieldErrors } from '../../../src/domain/forms/fields.ts';

import { problem } from './problem.ts';

/**
 * Protects public forms against cross-site requests, which other sites could send from their visitors' browsers. Uses
 * `Sec-Fetch-Site`, or in older browsers `Origin`, compared with the host that was requested from Hosting. A request
 * with neither header is allowed, because it does not come from a browser.
 *
 * Not `hono/csrf`, which lets JSON from other sites through, and refuses a form with neither header.
 */
export function isFromOwnSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  const hosts = headers.get('x-forwarded-host');
  if (origin === null || hosts === null) return true;
  return URL.canParse(origin) && hosts.split(',').some((host) => host.trim() === new URL(origin).host);
}

/** The token of an `Authorization: Bearer` header (RFC 6750 §2.1), if there is one. */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

/** Error messages about a body in one language. */
export type BodyWords = Readonly<Record<keyof (typeof FORM_ANSWERS)['body'], string>>;

/** Maximum size of a body: 16 kB, four times the longest form in plain English. */
export const MAX_BODY_BYTES = 16 * 1024;

/** A body's content, or the problem document to respond with. */
export type BodyResult<Body> =
  { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly problem: Response };

/**
 * Reads a JSON body strictly: correct media type, not compressed, valid UTF-8 (a byte order mark is skipped, RFC 8259
 * § 8.1), valid JSON. Its size is limited by router.ts.
 */
export async function readJson(
  request: Request,
  words: BodyWords = FORM_ANSWERS.body,
): Promise<BodyResult<unknown>> {
  if (!isOfType(request, 'application/json')) {
    return refuse(415, words.otherType);
  }
  const text = await readText(request, words);
  if (!text.ok) return text;
  try {
    return { ok: true, body: JSON.parse(text.body, storable) };
  } catch {
    // Not JSON, nested so deeply that parsing exhausts the stack, or rejected by `storable`.
    return refuse(400, words.notJson);
  }
}

/** Like {@link readJson}, for the body of an admin's call. One that does not match the schema is refused with `words`. */
export async function readJsonAs<Body>(
  request: Request,
  schema: z.ZodMiniType<Body>,
  words: string,
): Promise<BodyResult<Body>> {
  const read = await readJson(request);
  if (!read.ok) return read;
  const { data, error } = schema.safeParse(read.body);
  if (error === undefined) return { ok: true, body: data };
  return { ok: false, problem: problem(400, words, { errors: fieldErrors(error.issues) }) };
}

/** Whether the body is what a browser sends for an HTML form without scripts. */
export function isHtmlForm(request: Request): boolean {
  return isOfType(request, 'application/x-www-form-urlencoded');
}

/**
 * Reads the body of an HTML form, with the limits of {@link readJson}. Line breaks become `\n`, as in forms sent by
 * scripts. On failure the caller is redirected to a page, so the problem's message is never shown.
 */
export async function readHtmlForm(request: Request): Promise<BodyResult<Readonly<Record<string, string>>>> {
  const text = await readText(request, FORM_ANSWERS.body);
  if (!text.ok) return text;
  const fields = new URLSearchParams(text.body);
  // Several boxes of one name are one answer (choices in domain/forms/fields.ts).
  const body = [...new Set(fields.keys())].map((name) => [
    name,
    fields.getAll(name).join(', ').replaceAll('\r\n', '\n'),
  ]);
  return { ok: true, body: Object.fromEntries(body) as Record<string, string> };
}

/** Compares media types. The only parameter allowed is `charset=utf-8`, which many clients add. */
function isOfType(request: Request, type: string): boolean {
  const [essence = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  return essence === type && parameters.every((parameter) => /^charset="?utf-8"?$/.test(parameter));
}

async function readText(request: Request, words: BodyWords): Promise<BodyResult<string>> {
  const encoding = request.headers.get('content-encoding');
  if (encoding !== null && encoding.toLowerCase() !== 'identity') {
    return refuse(415, words.encoded);
  }
  const bytes = await request.arrayBuffer();
  try {
    return { ok: true, body: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refuse(400, words.notText);
  }
}

/**
 * Replaces lone surrogates, which JSON can escape (`"\ud83d"`) but UTF-8 and therefore the store cannot represent, with
 * U+FFFD. Rejects `__proto__`, which is not a field of any form and could pollute prototypes.
 */
function storable(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__ is no field of any form.');
  return typeof value === 'string' ? value.toWellFormed() : value;
}

function refuse(status: 400 | 415, detail: string): BodyResult<never> {
  return { ok: false, problem: problem(status, detail) };
}
