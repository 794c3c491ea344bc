import { Component, type ReactNode } from 'react';

import { CONTROL_WORDS } from '#content/words/en/controls.ts';
import { Button } from '#ui/Button.tsx';
import { ControlWordsContext } from '#ui/control-words.ts';
import { REFRESH } from '#ui/Icon.tsx';

interface AdminFallbackProps {
  /** Heading level; `h1` if the fallback replaces the page's main heading. */
  readonly heading: 'h1' | 'h2' | 'h3';
  readonly children: ReactNode;
}

interface AdminFallbackState {
  readonly reason: string | null;
}

/**
 * Wraps a page of the back office: provides the English words of controls, and acts as error boundary.
 */
export class AdminFallback extends Component<AdminFallbackProps, AdminFallbackState> {
  override state: AdminFallbackState = { reason: null };

  static getDerivedStateFromError(error: unknown): AdminFallbackState {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { reason } = this.state;
    if (reason === null) {
      return <ControlWordsContext value={CONTROL_WORDS}>{this.props.children}</ControlWordsContext>;
    }
    const Heading = this.props.heading;
    return (
      <div
        role="alert"
        className="grid justify-items-start gap-4 rounded-lg border-2 border-no-line bg-no-tint p-6 text-no"
      >
        <Heading className="text-2xl">This page stopped working.</Heading>
        <p>Nothing that was saved is lost, and no note that you typed. Load the page again to go on.</p>
        <p className="text-sm wrap-anywhere">{reason}</p>
        <Button
          look="outline"
          icon={REFRESH}
          onClick={() => {
            location.reload();
          }}
        >
          Load the page again
        </Button>
      </div>
    );
  }
}
