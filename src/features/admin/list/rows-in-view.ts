import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

import { useMedia } from '#ui/browser-hooks.ts';

/** Where the list scrolls in a box of its own (`xl:` in LineTable.tsx); elsewhere the whole page scrolls. */
const HAS_BOX = '(width >= 80rem)';
/** Heights of a line of one or two rows, as long as it was not measured. */
const [LINE, TWO_ROWS] = [40, 56];

interface RowsOptions<Entry> {
  /** The box that scrolls on a wide screen. */
  readonly box: RefObject<HTMLElement | null>;
  /** All rows in their order; the same array as long as they are the same. */
  readonly entries: readonly Entry[];
  /** Keys of rows that are rendered wherever they are. */
  readonly kept: readonly (string | undefined)[];
  /** Whether a panel is open, which hides the list where the whole page scrolls. */
  readonly isCovered: boolean;
}

/** A row to render, and the height of the rows before it that are not. */
interface RowInView<Entry> {
  readonly entry: Entry;
  readonly index: number;
  readonly gap: number;
}

type Measured = Pick<Virtualizer<HTMLElement, HTMLTableRowElement>, 'indexFromElement' | 'measurementsCache'>;

/** Which rows of a long list to render: those in view, some on either side, and those that are kept. */
export function useRowsInView<Entry extends { readonly key: string }>({
  box,
  entries,
  kept,
  isCovered,
}: RowsOptions<Entry>) {
  const hasBox = useMedia(HAS_BOX);
  /** From the top of what scrolls to the first row. */
  const [scrollMargin, setScrollMargin] = useState(0);
  const options = {
    count: entries.length,
    getItemKey: useCallback((index: number) => entries[index]?.key ?? index, [entries]),
    estimateSize: () => (hasBox ? LINE : TWO_ROWS),
    scrollMargin,
    // Without asking for a height, which would lay out the page while rows are added: the browser reports it afterwards.
    measureElement: (
      row: HTMLTableRowElement,
      report: ResizeObserverEntry | undefined,
      { indexFromElement, measurementsCache }: Measured,
    ) => {
      const height = report?.borderBoxSize[0]?.blockSize ?? measurementsCache[indexFromElement(row)]?.size;
      return Math.round(height ?? 0);
    },
    rangeExtractor: (range: Range) => {
      const others = kept.map((wanted) => entries.findIndex(({ key }) => key === wanted));
      return [...new Set([...defaultRangeExtractor(range), ...others])]
        .filter((index) => index !== -1)
        .sort((one, other) => one - other);
    },
  };
  // oxlint-disable-next-line react/incompatible-library -- the rule is for the React Compiler, which is not used
  const inBox = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...options,
    enabled: hasBox,
    getScrollElement: () => box.current,
  });
  const inPage = useWindowVirtualizer<HTMLTableRowElement>({ ...options, enabled: !hasBox && !isCovered });
  const virtualizer = hasBox ? inBox : inPage;

  useLayoutEffect(() => {
    const body = box.current?.querySelector('tbody');
    if (box.current == null || body == null) return;
    const from = hasBox ? box.current.getBoundingClientRect().top - box.current.scrollTop : -scrollY;
    setScrollMargin(Math.round(body.getBoundingClientRect().top - from));
  }, [box, hasBox, isCovered, entries.length]);

  let end = scrollMargin;
  const shown: RowInView<Entry>[] = [];
  for (const item of virtualizer.getVirtualItems()) {
    const entry = entries[item.index];
    if (entry !== undefined) shown.push({ entry, index: item.index, gap: item.start - end });
    end = item.end;
  }
  const gapAfter = scrollMargin + virtualizer.getTotalSize() - end;
  return { shown, gapAfter, measure: virtualizer.measureElement };
}
