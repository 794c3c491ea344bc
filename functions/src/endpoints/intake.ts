import { UNTIMED_FILL_MS } from '~/domain/forms/request.ts';
import { callerOf } from '../http/caller.ts';
import { isFromOwnSite } from '../http/own-site.ts';
import { problem } from '../http/problem-response.ts';
import { isHtmlForm, readHtmlForm, readJson } from '../http/read-body.ts';
import type { Handler } from '../http/routes.ts';
import { tooMany, tooSoon } from '../http/too-many.ts';
import type { Clock } from '../ports/clock.ts';
import { Unavailable } from '../ports/unavailable.ts';
import { contentId } from '../usecases/content-id.ts';
import type { Intake } from '../usecases/intake.ts';

/** `POST` of a form as JSON: `/api/submissions`, `/api/leads`, `/api/messages` (design §4). */
export function intakeEndpoint<Receipt>(take: Intake<Receipt>): Handler {
  return async (request) => {
    if (!isFromOwnSite(request.headers)) return strangeSite();
    const read = await readJson(request);
    if (!read.ok) return read.problem;
    const result = await take(read.body, callerOf(request.headers));
    switch (result.kind) {
      case 'saved':
        return Response.json(result.receipt, { status: 201 });
      case 'repeated':
        return Response.json(result.receipt, { status: 200 });
      case 'conflict':
        return problem(409, 'Other answers were already sent under this id. Reload the page to send these.');
      case 'invalid':
        return problem(400, 'Some answers need another look. Nothing was saved yet.', {
          errors: result.errors,
        });
      case 'too-soon':
        return tooSoon(result.retryAfterSeconds);
      case 'too-many':
        return tooMany(result);
    }
  };
}

/** The pages that a form without scripts is led to. */
export interface FormAnswerPages {
  readonly sent: string;
  readonly unsent: string;
}

/** As {@link intakeEndpoint}, and also for the same form sent by a browser without scripts, which gets a page. */
export function formIntakeEndpoint<Receipt>(
  take: Intake<Receipt>,
  { sent, unsent }: FormAnswerPages,
  clock: Clock,
): Handler {
  const takeJson = intakeEndpoint(take);
  return async (request, context) => {
    if (!isHtmlForm(request)) return takeJson(request, context);
    if (!isFromOwnSite(request.headers)) return strangeSite();
    const read = await readHtmlForm(request);
    if (!read.ok) return seeOther(unsent);
    try {
      const answers = { ...read.body, id: contentId(read.body, clock()), fillMs: UNTIMED_FILL_MS };
      const result = await take(answers, callerOf(request.headers));
      return seeOther(result.kind === 'saved' || result.kind === 'repeated' ? sent : unsent);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      context.log.error(
        'service unavailable',
        { requestId: context.requestId, service: error.service },
        error,
      );
      return seeOther(unsent);
    }
  };
}

/** JSON from another site could not be sent without our consent anyway; this does not wait for browsers to ask. */
function strangeSite(): Response {
  return problem(403, 'Please fill in the form on our own site.');
}

/** Leads a browser on by `GET`, so that a reload sends nothing again. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}
