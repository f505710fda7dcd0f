import { Button, Result } from 'antd';
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Has to make the boundary anew. */
  onRetry: () => void;
}

/** Keeps what breaks in one panel from taking the others along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Result
        status="warning"
        title="This part cannot be shown"
        subTitle="If it does not help to try again, load the page anew. The password is asked for then."
        extra={[
          <Button key="retry" onClick={this.props.onRetry}>
            Try again
          </Button>,
          // Browsers keep a file that did not arrive as missing for as long as the page lives.
          <Button key="reload" onClick={() => location.reload()}>
            Load the page anew
          </Button>,
        ]}
      />
    );
  }
}
