import { parseArgs } from 'node:util';

import { ExpectedFailure } from '../bootstrap/failure.mjs';

export const HELP = `
  npm run deploy                               to the project that .firebaserc names
  npm run deploy -- --project <id>             to this one
  npm run deploy -- --dry-run                  says what it would do, and asks and sends nothing
  npm run deploy -- --publish-samples          even with invented testimonials, figures, phones and addresses
  npm run deploy -- --without-notifications    even if nobody is told when somebody writes
  npm run deploy -- --publish-outdated-laws    even with law that nobody has checked for a year, with a warning on its pages
  npm run deploy -- --publish-unreviewed-spanish  even with Spanish law that no professional has reviewed, which its pages say
`;

const OPTIONS = {
  project: { type: 'string' },
  'publish-samples': { type: 'boolean', default: false },
  'publish-outdated-laws': { type: 'boolean', default: false },
  'publish-unreviewed-spanish': { type: 'boolean', default: false },
  'without-notifications': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** What the operator has asked for. */
export interface Options {
  readonly project: string | undefined;
  readonly publishSamples: boolean;
  readonly publishOutdatedLaws: boolean;
  readonly publishUnreviewedSpanish: boolean;
  readonly withoutNotifications: boolean;
  readonly dryRun: boolean;
}

/**
 * Reads the options of `npm run deploy`.
 *
 * @param env where npm leaves options that it has taken for its own: `npm run deploy --dry-run`, without `--`, would
 * otherwise be a real deployment
 * @throws ExpectedFailure when an option is unknown, has no value, or stands before `--`
 */
export function readOptions(
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): Options | 'help' {
  const taken = Object.keys(OPTIONS).filter(
    (name) => env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (taken.length > 0) {
    throw new ExpectedFailure('Nothing was deployed: npm took an option for its own.', {
      todo: `Put -- before the options: npm run deploy -- ${taken.map((name) => `--${name}`).join(' ')}`,
    });
  }
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    if (values.help) return 'help';
    return {
      project: values.project,
      publishSamples: values['publish-samples'],
      publishOutdatedLaws: values['publish-outdated-laws'],
      publishUnreviewedSpanish: values['publish-unreviewed-spanish'],
      withoutNotifications: values['without-notifications'],
      dryRun: values['dry-run'],
    };
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure;
    throw new ExpectedFailure(failure.message, { todo: HELP.trim() });
  }
}
