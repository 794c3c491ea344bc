import { problemSchema, type Problem } from '~/domain/api/answers.ts';

/** Reads a problem document, and checks that it is one and agrees with the status. */
export async function readProblem(response: Response): Promise<Problem> {
  const type = response.headers.get('content-type');
  if (type !== 'application/problem+json')
    throw new Error(`Expected a problem document, got ${String(type)}`);
  const problem = problemSchema.parse(await response.json());
  if (problem.status !== response.status) throw new Error('The problem names another status than the answer');
  return problem;
}
