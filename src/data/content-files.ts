import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type * as z from 'zod/mini';

import { type Jurisdiction, jurisdictionBySlug } from '#domain/places/jurisdiction.ts';

import { readContent } from './read.ts';

/*
 * Files of the content as they are on the disk: commands, the build and the bundler of the functions read them without
 * Vite, so that a script sees what it has just written.
 */

/**
 * A file of the content.
 *
 * @param root the project's folder
 * @param file from there: `'src/content/courts/fees.json'`
 * @throws {Error} naming the file and each field that is wrong
 */
export function contentFile<Schema extends z.ZodMiniType>(
  root: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  const value: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return readContent(file, schema, value);
}

/** The file of a state in a folder of the content. */
export interface StateContent<Content> {
  readonly state: Jurisdiction;
  readonly content: Content;
}

/**
 * The files of a folder that are named by state, in their order.
 *
 * @param folder `'src/content/filings'`
 * @throws {Error} naming the file and each field that is wrong
 */
export function stateContents<Schema extends z.ZodMiniType>(root: string, folder: string, schema: Schema) {
  return readdirSync(path.join(root, folder))
    .toSorted()
    .flatMap((name): StateContent<z.infer<Schema>>[] => {
      const state = jurisdictionBySlug(name.replace(/\.json$/u, ''));
      return state === undefined ? [] : [{ state, content: contentFile(root, `${folder}/${name}`, schema) }];
    });
}
