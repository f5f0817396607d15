import { Component, type ReactNode } from "react";

type PartBoundaryProps = {
  /** What is shown there after a failure; `retry` begins anew. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  /** Told about each failure. */
  onError: (error: unknown) => void;
  /** Told when the person asks for another attempt, before it begins. */
  onRetry?: () => void;
  children: ReactNode;
};

/** Keeps the failure of a part in its place: everything around it goes on working. */
export class PartBoundary extends Component<
  PartBoundaryProps,
  { failure: { error: unknown } | null }
> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(this.retry, failure.error) : this.props.children;
  }
}
