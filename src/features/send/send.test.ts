import { afterEach, describe, expect, it, vi } from 'vitest';

import { send } from './send.ts';

/** A browser that can do what is given; keeps what it was asked for. */
function browser(navigator: object) {
  const assign = vi.fn();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', { location: { assign } });
  return assign;
}

const TEXT = 'It may be.\n\nCall legal aid & ask.';

describe('a message', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('goes to the device’s own share sheet where there is one, and nothing more is said', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    const assign = browser({ share });
    expect(await send('My plan', TEXT)).toBeUndefined();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'My plan', text: TEXT });
    expect(assign).not.toHaveBeenCalled();
  });

  it('goes nowhere when the renter closes the sheet', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    const assign = browser({ share, clipboard: { writeText: vi.fn() } });
    expect(await send('My plan', TEXT)).toBeUndefined();
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['without a share sheet', {}],
    ['where the sheet fails', { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ])('is put into a mail, and copied, %s', async (_, navigator) => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    const assign = browser({ ...navigator, clipboard: { writeText } });
    expect(await send('My plan', TEXT)).toBe('copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(TEXT);
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      'mailto:?subject=My%20plan&body=It%20may%20be.%0D%0A%0D%0ACall%20legal%20aid%20%26%20ask.',
    );
  });

  it('is not said to be copied where it was not', async () => {
    const assign = browser({});
    expect(await send('My plan', TEXT)).toBe('not-copied');
    expect(assign).toHaveBeenCalledOnce();
  });
});
