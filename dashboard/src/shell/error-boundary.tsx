/** A view that breaks takes only itself down. */
import { Component, type ReactNode } from 'react';
import { ErrorNotice } from '../ui/error-notice.tsx';

/** React knows error boundaries as classes alone. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    // The usual cause is a page that is older than the deployment: its parts are no longer there.
    return (
      <ErrorNotice
        title="This view could not be shown"
        detail="Reload the page. Nothing of yours is lost by it."
        onRetry={() => location.reload()}
      />
    );
  }
}
