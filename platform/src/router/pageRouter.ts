import {
  createPath,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  type Navigator,
  type RouteObject,
  type To,
} from "react-router-dom";

/** What the page shows now, and how it came there. */
export type Shown = { location: Location; historyAction: NavigationType };

/**
 * Asked before each move whether it has to wait; the move that waits is made by `proceed`, if it
 * ever is.
 */
export type MoveGuard = (move: { from: Location; to: Location; proceed: () => void }) => boolean;

/** The page's way through its history: `PageScreens` shows where it stands. */
export type PageRouter = {
  routes: RouteObject[];
  readonly state: Shown;
  /** What links and redirects move with. */
  navigator: Navigator;
  /** Goes to an address, or so many entries on or back. */
  navigate(to: To | number, options?: { replace?: boolean; state?: unknown }): Promise<void>;
  /** Calls back after each move; returns its own undo. */
  subscribe(listener: (shown: Shown) => void): () => void;
  /** Lets moves wait from now on; returns its own undo. One at a time. */
  guard(guard: MoveGuard): () => void;
};

/** Where a page has been, and how it moves there. */
export type PageHistory = ReturnType<typeof createBrowserHistory>;

/**
 * Makes the router of a page: React Router's history and matching, without its loading of data, of
 * which the page uses nothing.
 */
export function createPageRouter(
  routes: RouteObject[],
  history: PageHistory = createBrowserHistory(),
): PageRouter {
  const listeners = new Set<(shown: Shown) => void>();
  let shown: Shown = { location: history.location, historyAction: history.action };
  let guard: MoveGuard | null = null;
  /** What the next news of the browser is: that a move was undone. */
  let wasUndone: (() => void) | null = null;
  let isLetPass = false;

  function show(): void {
    shown = { location: history.location, historyAction: history.action };
    for (const listener of listeners) listener(shown);
  }

  function go(address: To, state: unknown, isReplacing: boolean): void {
    const path = typeof address === "string" ? parsePath(address) : address;
    const { pathname } = shown.location;
    const to = { pathname, search: "", hash: "", ...path, state, key: "" } as Location;
    const proceed = () => {
      if (isReplacing) history.replace(address, state);
      else history.push(address, state);
      show();
    };
    if (!guard?.({ from: shown.location, to, proceed })) proceed();
  }

  /** A move back or on that has to wait is undone: the browser made it before it told. */
  function mustWait(to: Location, delta: number): boolean {
    if (isLetPass || delta === 0) return false;
    let tell: () => void = () => undefined;
    const isUndone = new Promise<void>((resolve) => (tell = resolve));
    const proceed = () =>
      void isUndone.then(() => {
        isLetPass = true;
        history.go(delta);
      });
    if (!guard?.({ from: shown.location, to, proceed })) return false;
    wasUndone = tell;
    history.go(-delta);
    return true;
  }

  history.listen(({ location: to, delta }) => {
    if (wasUndone) {
      wasUndone();
      wasUndone = null;
    } else if (!mustWait(to, delta ?? 0)) {
      isLetPass = false;
      show();
    }
  });

  return {
    routes,
    get state() {
      return shown;
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state: unknown) => go(to, state, false),
      replace: (to, state: unknown) => go(to, state, true),
    },
    async navigate(to, { replace = false, state } = {}) {
      if (typeof to === "number") history.go(to);
      else go(typeof to === "string" ? to : createPath(to), state, replace);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard(next) {
      guard = next;
      return () => {
        if (guard === next) guard = null;
      };
    },
  };
}
