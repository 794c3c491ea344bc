import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';

import { forEveryState, readContent, readStateFiles } from './read.ts';

const schema = z.strictObject({ name: z.string(), fees: z.array(z.number()) });

describe('a data file', () => {
  it('is returned when it is valid', () => {
    expect(readContent('a.json', schema, { name: 'A', fees: [1] })).toEqual({ name: 'A', fees: [1] });
  });

  it('stops the build when it is invalid, naming the file and every invalid field', () => {
    const read = () => readContent('src/content/courts/fees.json', schema, { fees: [1, 'two'], note: '' });
    expect(read).toThrow('src/content/courts/fees.json cannot be used:');
    expect(read).toThrow(/ {2}name: .*expected string/u);
    expect(read).toThrow(/ {2}fees\[1\]: .*expected number/u);
    expect(read).toThrow(/ {2}the whole file: .*"note"/u);
  });
});

describe('a folder with a file for each state', () => {
  const value = { name: 'A', fees: [] };

  it('is read into a map by state code', () => {
    expect(readStateFiles('src/content/x', schema, { './x/new-york.json': value }).get('NY')).toEqual(value);
  });

  it('refuses a file that is not named after a state', () => {
    expect(() => readStateFiles('src/content/x', schema, { './x/newyork.json': value })).toThrow(
      'src/content/x/newyork.json is not named by a state',
    );
  });

  it('names the invalid file', () => {
    expect(() => readStateFiles('src/content/x', schema, { './x/ohio.json': {} })).toThrow(
      'src/content/x/ohio.json cannot be used',
    );
  });

  it('names the first missing file when every state must have one', () => {
    expect(() => forEveryState('src/content/x', new Map([['AL', value]]))).toThrow(
      'src/content/x/alaska.json is missing.',
    );
  });
});
