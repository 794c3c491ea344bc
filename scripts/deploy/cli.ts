import { ExpectedFailure } from '../bootstrap/failure.mjs';

/** How a command of the Firebase CLI ended. */
export interface CliAnswer {
  readonly exitCode: number;
  readonly output: string;
}

/** Runs the Firebase CLI. */
export interface FirebaseCli {
  /** Reads what it prints; it cannot ask anything. */
  readonly ask: (args: readonly string[]) => Promise<CliAnswer>;
  /** In the operator's terminal, where it may ask its own questions. */
  readonly hand: (args: readonly string[]) => Promise<{ readonly exitCode: number }>;
}

/** The CLI may print warnings before and after its JSON. */
export function jsonIn(output: string): unknown {
  return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
}

/**
 * Whether a secret has a version that functions can read.
 * @param answer of `functions:secrets:get <name> --json`, which fails where there is no such secret
 */
export function isSecretSet({ exitCode, output }: CliAnswer): boolean {
  if (exitCode !== 0) return false;
  const { result } = jsonIn(output) as {
    readonly result?: { readonly secrets?: readonly { readonly state?: string }[] };
  };
  return result?.secrets?.some(({ state }) => state === 'ENABLED') ?? false;
}

/** Indexes and policies that Firestore has, and those it is still building. */
export interface IndexState {
  readonly ready: number;
  /** As the CLI prints them. */
  readonly building: readonly string[];
  /** TTL policies that delete. */
  readonly activeTtl: number;
}

/**
 * The state of Firestore's indexes and TTL policies.
 * @param output of `firestore:indexes --pretty`: `[READY] (leads) -- …` and `[leads.expire_at] -- … TTL(ACTIVE)`
 */
export function indexStateIn(output: string): IndexState {
  const lines = output.split('\n').map((line) => line.trim());
  const indexes = lines.filter((line) => /^\[[A-Z_]+\] \(/u.test(line));
  const ttl = lines.filter((line) => /^\[[^\]]+\] --.* TTL\(/u.test(line));
  return {
    ready: indexes.filter((line) => line.startsWith('[READY]')).length,
    building: [
      ...indexes.filter((line) => !line.startsWith('[READY]')),
      ...ttl.filter((line) => !line.includes('TTL(ACTIVE)')),
    ],
    activeTtl: ttl.filter((line) => line.includes('TTL(ACTIVE)')).length,
  };
}

/** A version of the pages on a channel of its own. */
export interface Candidate {
  readonly site: string;
  readonly version: string;
  /** `https://…`, without a slash at the end. */
  readonly url: string;
}

/**
 * What was deployed to a preview channel.
 * @param answer of `hosting:channel:deploy <channel> --json`
 * @throws ExpectedFailure with the CLI's own words when nothing was
 */
export function candidateIn({ exitCode, output }: CliAnswer): Candidate {
  if (exitCode !== 0) {
    throw new ExpectedFailure('The pages could not be deployed to the preview channel.', {
      todo: reasonIn(output),
    });
  }
  const { result } = jsonIn(output) as { readonly result?: Readonly<Record<string, Partial<Candidate>>> };
  const [{ site = '', version = '', url = '' } = {}] = Object.values(result ?? {});
  if (site === '' || version === '' || !URL.canParse(url)) {
    throw new ExpectedFailure('Firebase did not say where the preview is.', { todo: output.trim() });
  }
  return { site, version, url: url.replace(/\/$/u, '') };
}

/** The sentence in a failed command's JSON, or all that it printed. */
export function reasonIn(output: string): string {
  try {
    const { error } = jsonIn(output) as { readonly error?: string };
    return error ?? output.trim();
  } catch {
    return output.trim();
  }
}
