import { Component } from 'react';

interface FailureBoundaryProps {
  /** Another value is another try. */
  at: string;
  /** Whether the first try has failed already. */
  failed: boolean;
  fallback: React.ReactNode;
  children: React.ReactNode;
}

interface FailureBoundaryState {
  at: string;
  failed: boolean;
}

/** Keeps what breaks in a page from taking the site around it along. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { at: this.props.at, failed: this.props.failed };

  static getDerivedStateFromError(): Partial<FailureBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { at }: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    return at === state.at ? null : { at, failed: false };
  }

  override render(): React.ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
