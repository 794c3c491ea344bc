import { Component, type ReactNode } from 'react';

import '#browser/old-browsers.ts';
import { SUPPORT_PHONE } from '#config/site.ts';
import { useWords } from '#features/language/words-context.tsx';
import { Button } from '#ui/Button.tsx';
import { REFRESH } from '#ui/Icon.tsx';

/** Error text: status and body of a response, or the message of an error. */
function reasonOf(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Error boundary of an island (product §2, "Fallback error page"): shows the reason, a retry button and the
 * telephone number while the rest of the page keeps working.
 */
export class IslandFallback extends Component<{ children: ReactNode }, { reason: string | null }> {
  override state: { readonly reason: string | null } = { reason: null };

  static getDerivedStateFromError(error: unknown) {
    return { reason: reasonOf(error) };
  }

  override render() {
    const { reason } = this.state;
    return reason === null ? this.props.children : <Broken reason={reason} />;
  }
}

function Broken({ reason }: { reason: string }) {
  const COPY = useWords('delivery').ISLAND_FALLBACK_COPY;
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-4 rounded-lg border-2 border-no-line bg-no-tint p-6 text-no"
    >
      <p className="display text-2xl">{COPY.heading}</p>
      <p>
        {COPY.body}{' '}
        <a className="font-semibold whitespace-nowrap underline" href={SUPPORT_PHONE.href}>
          {SUPPORT_PHONE.shown}
        </a>
      </p>
      <p className="text-sm wrap-anywhere">{reason}</p>
      <Button
        look="outline"
        icon={REFRESH}
        onClick={() => {
          location.reload();
        }}
      >
        {COPY.reload}
      </Button>
    </div>
  );
}
