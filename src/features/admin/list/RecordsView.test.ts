import { describe, expect, it } from 'vitest';

import { underReviewNote } from './RecordsView.tsx';

describe('the note about records under review', () => {
  it.each([
    [1, '1 of them is under review'],
    [2, '2 of them are under review'],
    [1234, '1,234 of them are under review'],
  ])('for %i', (maybe, note) => {
    expect(underReviewNote(maybe)).toBe(note);
  });
});
