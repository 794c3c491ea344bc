import { expect, it } from 'vitest';

import { ExpectedFailure } from './expected-failure.ts';
import { readOptions } from './deploy.ts';

it('the options are read from what follows the two dashes', () => {
  expect(readOptions(['--project', 'trial', '--dry-run'], { npm_config_user_agent: 'npm' })).toEqual({
    project: 'trial',
    'publish-samples': false,
    'publish-outdated-laws': false,
    'publish-unreviewed-spanish': false,
    'without-notifications': false,
    'dry-run': true,
    help: false,
  });
});

it.each([
  ['npm run deploy --dry-run', [], { npm_config_dry_run: 'true' }, 'npm run deploy -- --dry-run'],
  ['npm run deploy --project=trial', [], { npm_config_project: 'trial' }, 'npm run deploy -- --project'],
  ['npm run deploy --publish-samples', [], { npm_config_publish_samples: 'true' }, '-- --publish-samples'],
  ['npm run deploy --project trial', ['trial'], { npm_config_project: 'true' }, '-- --project'],
  ['npm run deploy -- --dryrun', ['--dryrun'], {}, 'npm run deploy -- --dry-run'],
  ['npm run deploy -- trial', ['trial'], {}, 'npm run deploy -- --project'],
])('%s deploys nothing and shows the right syntax', (_typed, args, env, expected) => {
  const failure: unknown = (() => {
    try {
      return readOptions(args, env);
    } catch (error) {
      return error;
    }
  })();
  expect(failure).toBeInstanceOf(ExpectedFailure);
  expect((failure as ExpectedFailure).todo).toContain(expected);
});
