import { ExpectedFailure } from '../bootstrap/failure.mjs';

/** How `firebase projects:list --json` ended. */
export interface ProjectList {
  readonly exitCode: number;
  readonly output: string;
}

/** What the Firebase CLI says, and what it means to the reader. */
const KNOWN_COMPLAINTS: readonly (readonly [RegExp, string, string])[] = [
  [
    /failed to authenticate|no longer valid|login --reauth|invalid_grant|invalid authentication/iu,
    'This computer is not signed in to Firebase, or its login has run out.',
    'Run `npx firebase login` (with --reauth if you were signed in before), then deploy again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/iu,
    'Firebase was not reached.',
    'Check the internet connection, then deploy again.',
  ],
];

/**
 * Makes sure that whoever is signed in may see the project.
 * @param list what `firebase projects:list --json` printed
 * @throws ExpectedFailure when nobody is signed in, Firebase is not reached, or the project is not theirs
 */
export function requireAccess(list: ProjectList, project: string): void {
  if (list.exitCode !== 0) {
    const known = KNOWN_COMPLAINTS.find(([pattern]) => pattern.test(list.output));
    throw known === undefined
      ? new ExpectedFailure('Firebase did not tell which projects you have.', { todo: list.output.trim() })
      : new ExpectedFailure(known[1], { todo: known[2] });
  }
  if (!projectsIn(list.output).includes(project)) {
    throw new ExpectedFailure(`The account that is signed in has no Firebase project ${project}.`, {
      todo: 'Check the project’s id (not its name) in the Firebase console, or sign in as its owner: `npx firebase login`.',
    });
  }
}

/** The ids in the list. The CLI may print warnings before the JSON. */
function projectsIn(output: string): readonly string[] {
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  try {
    const { result } = JSON.parse(json) as { result?: readonly { readonly projectId?: string }[] };
    return (result ?? []).flatMap(({ projectId }) => (projectId === undefined ? [] : [projectId]));
  } catch {
    throw new ExpectedFailure('Firebase’s list of your projects could not be read.', { todo: output.trim() });
  }
}
