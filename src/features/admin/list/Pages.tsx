import { Button } from '#ui/Button.tsx';

interface PagesProps {
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
  readonly isBusy: boolean;
  readonly onNewer: () => void;
  readonly onOlder: () => void;
  /** What the pages before and after this one hold, if it is not by date. */
  readonly labels?: readonly [before: string, after: string];
}

/** Shows another page of the list (`id="list"`) from its beginning. */
function turn(show: () => void): void {
  show();
  const list = document.getElementById('list');
  list?.focus({ preventScroll: true });
  list?.querySelector('table, ol')?.scrollIntoView({ block: 'start' });
}

/** Leads to the page before and the page after; nothing if a list has one page. */
export function Pages({
  hasNewer,
  hasOlder,
  isBusy,
  onNewer,
  onOlder,
  labels: [before, after] = ['Newer', 'Older'],
}: PagesProps) {
  if (!hasNewer && !hasOlder) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-center gap-3">
      {hasNewer && (
        <Button
          look="outline"
          size="small"
          isBusy={isBusy}
          onClick={() => {
            turn(onNewer);
          }}
        >
          {before}
        </Button>
      )}
      {hasOlder && (
        <Button
          look="outline"
          size="small"
          isBusy={isBusy}
          onClick={() => {
            turn(onOlder);
          }}
        >
          {after}
        </Button>
      )}
    </nav>
  );
}
