import { beforeEach } from 'vitest';

import { newTab } from './new-tab.ts';

beforeEach(newTab);
