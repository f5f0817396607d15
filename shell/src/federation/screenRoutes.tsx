import { withDeadline } from "@quotehaven/platform";
import { useContext, useEffect, useState } from "react";
import { useRouteError, type RouteObject } from "react-router-dom";
import { FederationContext, RemoteName, RenewRouter } from "./FederationContext";
import { MissingScreen } from "./RemoteError";
import { InsideFrame, SlotNotice, SlotSkeleton } from "./SlotNotice";

/** Pauses before the second and the third attempt at a screen; half of each is random. */
const pausesMs = [300, 800];

/** How long a person waits for the code of a screen, with all attempts. */
const SCREEN_TIMEOUT_MS = 15_000;

const tooLate = () => new MissingScreen(`A screen did not come within ${SCREEN_TIMEOUT_MS} ms.`);

/**
 * The same routes, with retries and an error boundary for each screen. `isInside` another screen,
 * which has the way home and `main`.
 */
export function screenRoutes(routes: RouteObject[], isInside = false): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    const isScreen = typeof lazy === "function";
    // Ids of routes are the whole router's: two remotes with one id would lose a screen.
    const named = { ...route, id: undefined };
    const own: RouteObject = isScreen
      ? {
          ...named,
          lazy: () => withDeadline(withRetries(lazy, pausesMs), SCREEN_TIMEOUT_MS, tooLate),
          ErrorBoundary: isInside ? FailureInside : ScreenFailure,
          HydrateFallback: SlotSkeleton,
        }
      : named;
    if (own.index) return own;
    return { ...own, children: own.children && screenRoutes(own.children, isInside || isScreen) };
  });
}

/**
 * In the place of a screen that failed. Tells the federation, which may put another build of the
 * remote there; Try again takes the build that is live now.
 */
export function ScreenFailure() {
  const error = useRouteError();
  const name = useContext(RemoteName);
  const federation = useContext(FederationContext);
  const renewRouter = useContext(RenewRouter);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (name === null) return;
    federation?.failed(name, error instanceof MissingScreen ? "chunk" : "render", error);
  }, [federation, name, error]);

  async function retry() {
    setAsking(true);
    if (name === null || !federation) await renewRouter();
    else await federation.retryScreen(name, renewRouter);
    setAsking(false);
  }
  return <SlotNotice busy={isAsking} onRetry={() => void retry()} />;
}

function FailureInside() {
  return (
    <InsideFrame value>
      <ScreenFailure />
    </InsideFrame>
  );
}

async function withRetries<Screen>(
  lazy: () => Promise<Screen>,
  [pauseMs, ...later]: number[],
): Promise<Screen> {
  try {
    return await lazy();
  } catch (cause) {
    const isTimeout = cause instanceof Error && /timeout/.test(cause.message);
    if (pauseMs === undefined || isTimeout) {
      throw new MissingScreen("The code of a screen did not come.", { cause });
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random() / 2)));
    return withRetries(lazy, later);
  }
}
