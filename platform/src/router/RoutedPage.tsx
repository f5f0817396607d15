import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Router, useLocation, useRoutes, type Location, type RouteObject } from "react-router-dom";
import type { MoveGuard, PageRouter } from "./pageRouter";

const RouterContext = createContext<PageRouter | null>(null);

/** Shows what lies at the page's address, and follows it. */
export function RoutedPage({ router }: { router: PageRouter }) {
  const [{ location, historyAction }, setShown] = useState(router.state);
  useLayoutEffect(() => {
    setShown(router.state);
    return router.subscribe((shown) => startTransition(() => setShown(shown)));
  }, [router]);
  return (
    <RouterContext value={router}>
      <Router location={location} navigationType={historyAction} navigator={router.navigator}>
        <Matched routes={router.routes} />
      </Router>
    </RouterContext>
  );
}

function Matched({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Lets moves to other places wait for an answer: see {@link MoveGuard}. Used once in a page. */
export function useMoveGuard(guard: MoveGuard): void {
  const router = use(RouterContext);
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });
  useEffect(() => router?.guard((move) => latest.current(move)), [router]);
}

/**
 * Tells where the page stands at the moment of the call: what is drawn may still be the place before,
 * for as long as the next one is being made.
 */
export function usePlaceNow(): () => Location {
  const router = use(RouterContext);
  const drawn = useLocation();
  const latest = useRef(drawn);
  useEffect(() => {
    latest.current = drawn;
  });
  return useCallback(() => router?.state.location ?? latest.current, [router]);
}
