import { Component, useLayoutEffect, useRef, type ComponentType, type ReactNode } from "react";
import { Button } from "../Button/Button";
import { focusHeading } from "../Focus/focusHeading";
import { Notice } from "../Notice/Notice";
import { useUiTexts } from "../texts/UiTexts";

/** A part whose code is fetched when it first shows. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code before that; rejects where it cannot be had, and the next call tries again. */
  load: () => Promise<unknown>;
};

/** A part did not come, or threw while it rendered. */
export type Failure = { retry: () => void; isRetrying: boolean };

type Places<Props> = {
  /** What is shown until the code has come; nothing unless given. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /** What is shown after a failure; a notice with Try again unless given. */
  failed?: (props: Props, failure: Failure) => ReactNode;
};

type LateState<Props> = {
  Part: ComponentType<Props> | null;
  hasFailed: boolean;
  isRetrying: boolean;
  wasRetried: boolean;
};

/**
 * A part that arrives late. Where its code does not come, or fails while it renders, that is said
 * in its place, with Try again, which really tries again; what is around it stays as it is. Code that
 * was fetched before shows in the first render.
 *
 * It is not React's `lazy`, which keeps a failure for ever, and shows `waiting` for a moment even
 * where the code is there.
 *
 * @example const Map = lazyPart(async () => (await import("./Map")).Map, { waiting: <Skeleton /> });
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { waiting = null, failed = (_props, failure) => <PartFailed {...failure} /> }: Places<Props> = {},
): LazyPart<Props> {
  let fetched: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const load = () =>
    (coming ??= fetchPart().then(
      (Part) => (fetched = Part),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    ));

  class Late extends Component<Props, LateState<Props>> {
    static load = load;

    static getDerivedStateFromError(): Partial<LateState<Props>> {
      return { hasFailed: true };
    }

    override state: LateState<Props> = {
      Part: fetched,
      hasFailed: false,
      isRetrying: false,
      wasRetried: false,
    };

    override componentDidMount() {
      if (!this.state.Part) void this.fetch();
    }

    override componentDidCatch(error: unknown) {
      reportError(error);
    }

    async fetch() {
      try {
        this.setState({ Part: await load(), hasFailed: false, isRetrying: false });
      } catch (error) {
        reportError(error);
        this.setState({ hasFailed: true, isRetrying: false });
      }
    }

    readonly retry = () => {
      this.setState({ isRetrying: true, wasRetried: true });
      void this.fetch();
    };

    override render() {
      const { Part, hasFailed, isRetrying, wasRetried } = this.state;
      if (hasFailed) return failed(this.props, { retry: this.retry, isRetrying });
      if (!Part) return typeof waiting === "function" ? waiting(this.props) : waiting;
      const part = <Part {...this.props} />;
      return wasRetried ? <TakesFocus>{part}</TakesFocus> : part;
    }
  }
  return Late;
}

/** Says that a part did not come. */
export function PartFailed({ retry, isRetrying }: Failure) {
  const texts = useUiTexts();
  return (
    <Notice
      kind="danger"
      actions={
        <Button size="small" busy={isRetrying} busyLabel={texts.loading} onClick={retry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.partFailed}
    </Notice>
  );
}

/** The pressed Try again is gone: the focus goes into what came in its place. */
function TakesFocus({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const first = root.current?.querySelector<HTMLElement>(
      "input:enabled, select:enabled, textarea:enabled, button:enabled, a[href]",
    );
    if (first) first.focus();
    else focusHeading();
  }, []);
  return (
    <div ref={root} style={{ display: "contents" }}>
      {children}
    </div>
  );
}
