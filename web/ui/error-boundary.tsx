import { Component, type ReactNode } from 'react';
import { words } from '../words/words.ts';

interface Props {
  readonly message: string;
  /** Shown under the message; default: a button that reloads. */
  readonly fallback?: ReactNode;
  readonly onFail?: () => void;
  readonly children: ReactNode;
}

/** Keeps a failure in one part of the page from breaking the rest, and shows a message. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // For debugging; the person reads the sentence.
    console.error(error);
    this.props.onFail?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <p className="notice bad" role="alert">
          {this.props.message}
        </p>
        {this.props.fallback ?? (
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {words.trouble.reload}
          </button>
        )}
      </>
    );
  }
}
