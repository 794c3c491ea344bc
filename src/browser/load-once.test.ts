import { describe, expect, it, vi } from 'vitest';

import { loadOnce } from './load-once.ts';

describe('loadOnce', () => {
  it('loads once, however many ask at the same time and later', async () => {
    const load = vi.fn(() => Promise.resolve('value'));
    const get = loadOnce(load);
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([get(), get()])).toEqual(['value', 'value']);
    expect(await get()).toBe('value');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after nothing came, or an error', async () => {
    const load = vi
      .fn<() => Promise<string | undefined>>()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue('value');
    const get = loadOnce(load);
    expect([await get(), await get(), await get()]).toEqual([undefined, undefined, 'value']);
  });
});
