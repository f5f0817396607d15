import type { RouteObject } from "react-router-dom";
import { InsideFrame } from "./SlotNotice";
import { screenLazy, screenOf } from "./screens";

const renderedRoutes = new WeakMap<RouteObject[], RouteObject[]>();

/** The same routes with every lazy import as an element that can be tried again. */
export function rendered(routes: RouteObject[], isInside = false): RouteObject[] {
  const known = renderedRoutes.get(routes);
  if (known) return known;
  const made = routes.map(({ lazy: _, ...route }, index): RouteObject => {
    const source = routes[index];
    const lazy = source && screenLazy(source);
    const Screen = lazy && screenOf(lazy);
    const own = Screen
      ? {
          ...route,
          element: (
            <InsideFrame value={isInside}>
              <Screen />
            </InsideFrame>
          ),
        }
      : route;
    if (own.index) return own;
    const isFrame = isInside || own.element !== undefined;
    return { ...own, children: own.children && rendered(own.children, isFrame) };
  });
  renderedRoutes.set(routes, made);
  return made;
}
