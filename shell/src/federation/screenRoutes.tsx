import type { RouteObject } from "react-router-dom";
import { MissingScreen } from "./MissingScreen";
import { ScreenFailure } from "./ScreenFailure";
import { InsideFrame, SlotSkeleton } from "./SlotNotice";

/** Pauses before the second and the third attempt at a screen; half of each is random. */
const pausesMs = [300, 800];

/**
 * The same routes, where a screen whose code does not come is asked for again, and a screen that
 * fails says so in its own place. `isInside` another screen, which has the way home and `main`.
 */
export function screenRoutes(routes: RouteObject[], isInside = false): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy } = route;
    const isScreen = typeof lazy === "function";
    const own: RouteObject = isScreen
      ? {
          ...route,
          lazy: () => withRetries(lazy, pausesMs),
          ErrorBoundary: isInside ? FailureInside : ScreenFailure,
          HydrateFallback: SlotSkeleton,
        }
      : route;
    if (own.index) return own;
    return { ...own, children: own.children && screenRoutes(own.children, isInside || isScreen) };
  });
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
    if (pauseMs === undefined || isTimeout(cause)) {
      throw new MissingScreen("The code of a screen did not come.", { cause });
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random() / 2)));
    return withRetries(lazy, later);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/.test(error.message);
}
