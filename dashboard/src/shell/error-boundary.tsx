/** Limits the failure of a view to that view. */
import { Component, type ReactNode } from 'react';
import { ErrorNotice } from '../ui/error-notice.tsx';

/** A class, because React supports error boundaries only as classes. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    // The usual cause is a new deployment: the files of an older page no longer exist.
    return (
      <ErrorNotice
        title="This view could not be shown"
        detail="Reload the page. Nothing of yours is lost by it."
        onRetry={() => location.reload()}
      />
    );
  }
}
