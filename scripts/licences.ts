/** `npm run licences`: writes public/licences.txt anew. A test compares the two, so that none is forgotten. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { licencesFile, shippedPackages } from './licences/shipped.ts';
import { ROOT } from './local/project.ts';

const packages = shippedPackages(ROOT);
writeFileSync(path.join(ROOT, 'public/licences.txt'), licencesFile(packages));
for (const { name, version, licence } of packages) console.log(`${name} ${version}: ${licence}`);
