import { createRequire } from 'node:module';

/*
 * Preloaded into the emulators' process. In production, Hosting looks an address up in the list of deployed files, so
 * one that is too long for a file name or cannot be decoded is simply not found. The emulator asks the file system, and
 * if that throws it answers "500 Unexpected error occurred".
 */

/** Finds the file behind a path: `null` when there is none. */
type FindFile = (request: unknown, path: string) => Promise<unknown>;
type FileProvider = (options: unknown) => FindFile;

const require = createRequire(import.meta.url);
const file = require.resolve('superstatic/lib/providers/fs');
const provider = require(file) as FileProvider;

const patient: FileProvider = (options) => {
  const find = provider(options);
  return async (request, path) => {
    try {
      return await find(request, path);
    } catch (failure) {
      if (isNoFileName(failure)) return null;
      throw failure;
    }
  };
};
const loaded = require.cache[file];
if (loaded !== undefined) loaded.exports = patient;

function isNoFileName(failure: unknown): boolean {
  return (
    failure instanceof URIError ||
    (failure instanceof Error && 'code' in failure && failure.code === 'ENAMETOOLONG')
  );
}
