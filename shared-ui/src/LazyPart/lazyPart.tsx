import { useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { Button } from "../Button/Button";
import { focusHeading } from "../Focus/focusHeading";
import { loadFloating } from "../Floating/floatingCode";
import { Modal } from "../Modal/Modal";
import { OpenerContext } from "../Modal/OpenerContext";
import { Notice } from "../Notice/Notice";
import { useUiTexts } from "../texts/UiTexts";
import { lazyCode } from "../LazyCode/lazyCode";
import { PartBoundary } from "./PartBoundary";

/** A part whose code is fetched when it first shows. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code before that; rejects where it cannot be had, and the next call tries again. */
  load: () => Promise<unknown>;
};

type Failure = { retry: () => void; isRetrying: boolean };

/** What failed: its code did not come, or came and threw while it rendered. */
type Cause = { code: "came" | "missing"; error: unknown };

type Places<Props> = {
  /** What is shown until the code has come; nothing unless given. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /** What is shown where the code did not come, or failed; a notice with Try again unless given. */
  failed?: (props: Props, failure: Failure & Cause) => ReactNode;
};

/**
 * A part that arrives late. Where its code does not come, or fails while it renders, that is said
 * in its place, with Try again, which really tries again; what is around it stays as it is.
 *
 * @example const Map = lazyPart(async () => (await import("./Map")).Map, { waiting: <Skeleton /> });
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  {
    waiting = null,
    failed = (_props, { retry, isRetrying }) => (
      <PartFailed retry={retry} isRetrying={isRetrying} />
    ),
  }: Places<Props> = {},
): LazyPart<Props> {
  const { load, useAttempt } = lazyCode(async () => ({ Loaded: await fetchPart() }));

  function Part(props: Props) {
    const { code, failure, retry } = useAttempt();
    const [isRetried, setRetried] = useState(false);
    const noteRetry = () => setRetried(true);
    if (failure) {
      const again = () => {
        noteRetry();
        retry();
      };
      return failed(props, { ...failure, code: "missing", retry: again });
    }
    if (!code) return typeof waiting === "function" ? waiting(props) : waiting;
    const loaded = <code.Loaded {...props} />;
    return (
      <PartBoundary
        onError={(error) => reportError(error)}
        onRetry={noteRetry}
        fallback={(again, error) =>
          failed(props, { code: "came", error, retry: again, isRetrying: false })
        }
      >
        {isRetried ? <TakesFocus>{loaded}</TakesFocus> : loaded}
      </PartBoundary>
    );
  }

  return Object.assign(Part, { load });
}

/**
 * A {@link lazyPart} that is a window: a failure is shown in a window as well, which calls `close`, and
 * the focus goes back to who opened the first of them.
 *
 * @example lazyDialog(async () => (await import("./Ask")).Ask, ({ onClose }) => onClose())
 */
export function lazyDialog<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): LazyPart<Props> {
  const fetchBoth = () => {
    // What windows are made of comes beside it; should that fail, the window sees to it.
    loadFloating().catch(() => undefined);
    return fetchPart();
  };
  const Part = lazyPart(fetchBoth, {
    failed: (props, { retry, isRetrying }) => (
      <WindowFailed retry={retry} isRetrying={isRetrying} onClose={() => close(props)} />
    ),
  });

  function Dialog(props: Props) {
    const [opener] = useState(() => document.activeElement);
    return (
      <OpenerContext value={opener}>
        <Part {...props} />
      </OpenerContext>
    );
  }

  return Object.assign(Dialog, { load: Part.load });
}

function PartFailed({ retry, isRetrying }: Failure) {
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

function WindowFailed({ retry, isRetrying, onClose }: Failure & { onClose: () => void }) {
  const texts = useUiTexts();
  return (
    <Modal title={texts.windowFailed} size="small" onClose={onClose}>
      <PartFailed retry={retry} isRetrying={isRetrying} />
    </Modal>
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
