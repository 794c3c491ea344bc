import { beforeEach, describe, expect, it } from 'vitest';

import { $toasts, dismissToast, MOST_AT_ONCE, showToast, timeOnShow } from './store.ts';

const titles = () => $toasts.get().map(({ title }) => title);

beforeEach(() => {
  $toasts.set([]);
});

describe('showToast', () => {
  it('appends a toast, with the default tone unless one is given', () => {
    showToast({ title: 'Saved', description: 'It is kept.' });
    showToast({ title: 'Error', description: 'It is not kept.', tone: 'destructive' });
    expect($toasts.get()).toMatchObject([
      { title: 'Saved', tone: 'default' },
      { title: 'Error', tone: 'destructive' },
    ]);
  });

  it('replaces a repeated text by one with a new id, so that it is announced again', () => {
    const first = showToast({ title: 'Login Failed', description: 'Invalid credentials' });
    const second = showToast({ title: 'Login Failed', description: 'Invalid credentials' });
    expect(titles()).toEqual(['Login Failed']);
    expect(second).not.toBe(first);
    expect($toasts.get()[0]?.id).toBe(second);
  });

  it('drops the oldest when there are too many', () => {
    const all = Array.from({ length: MOST_AT_ONCE + 2 }, (_, index) => `Message ${index}`);
    for (const title of all) showToast({ title, description: '' });
    expect(titles()).toEqual(all.slice(-MOST_AT_ONCE));
  });
});

describe('dismissToast', () => {
  it('removes the given toast and leaves the rest', () => {
    showToast({ title: 'One', description: '' });
    const two = showToast({ title: 'Two', description: '' });
    showToast({ title: 'Three', description: '' });
    dismissToast(two);
    expect(titles()).toEqual(['One', 'Three']);
  });

  it('changes nothing when the toast is already gone', () => {
    const gone = showToast({ title: 'Gone', description: '' });
    showToast({ title: 'Here', description: '' });
    dismissToast(gone);
    const before = $toasts.get();
    dismissToast(gone);
    expect($toasts.get()).toBe(before);
  });
});

describe('timeOnShow', () => {
  it('keeps failures until they are closed', () => {
    expect(timeOnShow({ title: 'Error', description: 'Gone wrong', tone: 'destructive' })).toBeNull();
  });

  it('is at least 6 seconds and grows with the number of words', () => {
    expect(timeOnShow({ title: 'Hi', description: '', tone: 'default' })).toBe(6000);
    const long = timeOnShow({ title: 'Saved', description: 'word '.repeat(40), tone: 'default' });
    expect(long).toBeGreaterThan(15_000);
  });
});
