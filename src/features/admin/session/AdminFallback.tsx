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
  /** Contents of the text fields when the error occurred. */
  readonly typed: readonly string[];
}

/** Text fields, except passwords, which must not be shown. */
const FIELDS =
  'main textarea, main input:is([type=text], [type=search], [type=email], [type=tel], :not([type]))';

function typedTexts(): readonly string[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)]
    .map(({ value }) => value.trim())
    .filter((text) => text !== '');
}

/**
 * Wraps a page of the back office: provides the English words of controls, and acts as error boundary that shows
 * unsaved text so that it can be copied.
 */
export class AdminFallback extends Component<AdminFallbackProps, AdminFallbackState> {
  override state: AdminFallbackState = { reason: null, typed: [] };

  static getDerivedStateFromError(error: unknown): AdminFallbackState {
    // React removes the fields only after this, so they can still be read.
    return { reason: error instanceof Error ? error.message : String(error), typed: typedTexts() };
  }

  override render() {
    const { reason, typed } = this.state;
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
        <p>Nothing that was saved is lost. Load the page again to go on.</p>
        {typed.length > 0 && (
          <div className="grid w-full gap-2">
            <p className="font-semibold">What you had typed and not saved yet. Copy it first:</p>
            {typed.map((text) => (
              <p
                key={text}
                dir="auto"
                className="rounded-sm border border-no-line bg-surface p-3 wrap-anywhere whitespace-pre-wrap text-ink"
              >
                {text}
              </p>
            ))}
          </div>
        )}
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
