import { expect, it, vi } from 'vitest';

import { figuresIn, printFigure } from './figures.ts';

it('what a test prints as a figure is found in the output of all tests', () => {
  const printed: string[] = [];
  const write = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => printed.push(String(text)) > 0);
  printFigure('the plan reads at grade 4.0');
  write.mockRestore();
  expect(figuresIn(` ✓ one\n${printed.join('')} ✓ two, and no figure: here\n`)).toEqual([
    'the plan reads at grade 4.0',
  ]);
});
