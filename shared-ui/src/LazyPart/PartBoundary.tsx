import { Component, type ReactNode } from "react";

type PartBoundaryProps = {
  /** What is shown there after a failure; `retry` begins anew. */
  fallback: (retry: () => void) => ReactNode;
  /** Told about each failure. */
  onError: (error: unknown) => void;
  /** Told when the person asks for another attempt, before it begins. */
  onRetry?: () => void;
  children: ReactNode;
};

/** Keeps the failure of a part in its place: everything around it goes on working. */
export class PartBoundary extends Component<PartBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ isFailed: false });
  };

  override render() {
    return this.state.isFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
