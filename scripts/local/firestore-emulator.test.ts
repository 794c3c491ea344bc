import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';

import { javaVersion, requireEmulator } from './firestore-emulator.ts';
import { ExpectedFailure } from '../bootstrap/failure.mjs';

describe('the version of Java', () => {
  it.each([
    ['openjdk version "21.0.4" 2024-07-16', 21],
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_391"', 8],
    ['openjdk version "26" 2026-03-17', 26],
  ])('in %s is %d', (printed, version) => {
    expect(javaVersion(printed)).toBe(version);
  });

  it('is unknown when macOS only offers to install it', () => {
    expect(
      javaVersion('The operation couldn’t be completed. Unable to locate a Java Runtime.'),
    ).toBeUndefined();
  });
});

describe('sample data', () => {
  it.each([
    'firestore.googleapis.com:443',
    '10.0.0.7:8080',
    '0.0.0.0:8080',
    '127.0.0.1.example.com:8080',
    'localhost@example.com:80',
    '127.0.0.1',
    '127.0.0.1:0',
    '',
  ])('is not written anywhere else: %j', async (address) => {
    const failure = await requireEmulator(address).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ExpectedFailure);
    expect((failure as ExpectedFailure).message).toContain('nothing was written');
  });

  it('is written to an emulator on this computer', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(requireEmulator(`127.0.0.1:${port}`)).resolves.toBeUndefined();
    await new Promise((resolve) => server.close(resolve));
    await expect(requireEmulator(`127.0.0.1:${port}`)).rejects.toThrow('No Firestore emulator runs');
  });
});
