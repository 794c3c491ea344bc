import { describe, expect, it, vi } from 'vitest';

import { loadOnce, retryableImport } from './load-once.ts';

describe('loadOnce', () => {
  it('loads once, for concurrent and later callers', async () => {
    const load = vi.fn(() => Promise.resolve('value'));
    const get = loadOnce(load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([get(), get()])).toEqual(['value', 'value']);
    expect(await get()).toBe('value');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after an empty result or an error', async () => {
    const load = vi
      .fn<() => Promise<string | undefined>>()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue('value');
    const get = loadOnce(load);
    expect([await get(), await get(), await get()]).toEqual([undefined, undefined, 'value']);
  });
});

describe('retryableImport', () => {
  it('does not repeat an address that the browser remembers as failed', async () => {
    const load = vi.fn(() =>
      Promise.reject(
        new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1:9/plan.js'),
      ),
    );
    const get = retryableImport(load);
    await expect(get()).rejects.toThrow('Failed to fetch');
    // Node fetches no modules over HTTP.
    await expect(get()).rejects.toThrow("Received protocol 'http:'");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('repeats the original import when the error names no address', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
      .mockResolvedValue('module');
    const get = retryableImport(load);
    await expect(get()).rejects.toThrow('Importing');
    expect(await get()).toBe('module');
  });
});
