import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import privacy from '../../../src/content/words/en/privacy.json';
import { RECORD_KINDS } from '../../../src/domain/records/document.ts';

import type { FirestoreIndexes } from '../../../scripts/deploy/steps.ts';
import { collectionNames, COLLECTIONS } from './collections.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('no code opens a collection that is not in the list', () => {
  const files = ['functions/src', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.d)\.ts$/u.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`),
  );
  const opened = files.flatMap((file) =>
    [
      ...read(file).matchAll(
        /\.collection\(([^)]*)\)|\bcollection: string = ([^,)]+)|firestoreRecordStore\([^}]*?collection: ([^,\n]+)/gu,
      ),
    ].map(([, argument, usual, ofRecords]) => `${file}: ${argument ?? usual ?? ofRecords ?? ''}`),
  );
  expect(opened.length).toBeGreaterThan(5);
  // `name` and `collection` are parameters; their defaults are matched, too.
  expect(
    opened.filter((each) => !/: (?:collection|name|COLLECTIONS(?:\.\w+|\[kind\])\.name)$/u.test(each)),
  ).toEqual([]);
});

test('each collection that expires has its TTL policy, and no other', () => {
  const { fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as FirestoreIndexes;
  const policies = fieldOverrides.filter(({ fieldPath, ttl }) => fieldPath === 'expire_at' && ttl === true);
  const expected = collectionNames(({ expires }) => expires);
  expect(policies.map(({ collectionGroup }) => collectionGroup).sort()).toEqual([...expected].sort());
});

test(`whatever holds anything about renters expires: ${privacy.sections.retention.paragraphs.automatic}`, () => {
  expect(collectionNames(({ aboutRenters, expires }) => aboutRenters !== 'nothing' && !expires)).toEqual([]);
});

test('what a person’s export and deletion reach is all that holds what they sent', () => {
  expect(collectionNames(({ aboutRenters }) => aboutRenters === 'records')).toEqual(
    RECORD_KINDS.map((kind) => COLLECTIONS[kind].name),
  );
});
