import { Component, type ReactNode } from "react";

type Props = {
  /** What stands there after a failure; `retry` begins anew. */
  fallback: (retry: () => void) => ReactNode;
  /** Told about each failure. */
  onError: (error: unknown) => void;
  /** Told when the person asks for another attempt, before it begins. */
  onRetry: () => void;
  children: ReactNode;
};

/** Keeps a remote's failure inside its slot: the frame and everything else go on working. */
export class SlotBoundary extends Component<Props, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ isFailed: false });
  };

  override render() {
    return this.state.isFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
