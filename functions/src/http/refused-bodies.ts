import type { Request, Response } from '@google-cloud/functions-framework';

type Listener = (request: Request, response: Response) => Promise<void>;

/**
 * Lets the API answer what the framework's parsers refuse, such as half of a JSON text, so that it gets our problem
 * documents and headers and a line in the log. Express hands its errors to whoever was added last, and the framework
 * hands out its Express with a call; so an instance that a refused body starts still answers that one as the framework does.
 */
export function answeringRefused(listener: Listener): Listener {
  let isAdded = false;
  return (request, response) => {
    if (!isAdded) {
      isAdded = true;
      // Express tells a handler of errors by its four parameters.
      request.app.use((_error: unknown, refused: Request, answer: Response, _next: unknown) => {
        void listener(refused, answer);
      });
    }
    return listener(request, response);
  };
}
