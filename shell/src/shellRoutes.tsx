import { CONTINUE_REGISTRATION } from "@quotehaven/contract/release";
import { matchRoutes, type RouteObject } from "react-router-dom";
import type { RemoteModule } from "@quotehaven/platform/shell";
import { GoToParent, RemoteSlot, ScreenFailure, screenRoutes, type Owner } from "./federation";
import { Frame } from "./frame/Frame";
import { FrameError } from "./frame/FrameError";
import { routes } from "./routes";
import { UnmatchedRoute } from "./routing/UnmatchedRoute";
import { Guarded } from "./routing/RequireRole";

/** The id of the route that every other one lies below. */
export const ROOT = "root";

const ownRoutes: RouteObject[] = [
  ...Object.entries(routes).flatMap(([prefix, screens]) =>
    screens.map(({ path, lazy, handle }) => ({
      path: path ? `${prefix}/${path}` : prefix,
      lazy,
      handle: handle as unknown,
    })),
  ),
  {
    path: CONTINUE_REGISTRATION,
    lazy: () => import("./routing/GoToRegistration"),
  },
];

/** The routes that a page begins with: the shell's own, the given ones of remotes, and every other path. */
export function shellRoutes(ofRemotes: RouteObject[] = []): RouteObject[] {
  return [
    {
      id: ROOT,
      Component: Frame,
      ErrorBoundary: FrameError,
      children: [
        ...screenRoutes(ownRoutes),
        ...ofRemotes,
        { path: "*", Component: UnmatchedRoute },
      ],
    },
  ];
}

const unknownIndex: RouteObject = { index: true, Component: GoToParent };

/** The routes of a remote below one of its prefixes, behind the guard that the registry asks for. */
export function remoteRoute(
  { remote: { name }, route: { prefix, role } }: Owner,
  remote: RemoteModule,
): RouteObject {
  const screens = withIndex(remote.routes[prefix] ?? []);
  // The path of a parent matches by itself: without a screen of the remote's there, it is unknown.
  const unknown = matchRoutes(screens, prefix, prefix) ? [] : [unknownIndex];
  return {
    id: `${name}:${prefix}`,
    element: (
      <Guarded key={prefix} role={role}>
        <RemoteSlot remote={remote} />
      </Guarded>
    ),
    children: [
      {
        path: prefix,
        ErrorBoundary: ScreenFailure,
        children: [...screenRoutes(screens), ...unknown],
      },
    ],
  };
}

/** The path of a parent matches by itself, before a splat below it: that shows its screen there as well. */
function withIndex(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (route.index || (route.path !== undefined && route.path !== "*")) return [route];
    if (route.children) return [{ ...route, children: withIndex(route.children) }];
    const { children: _none, ...screen } = route;
    return [route, { ...screen, path: undefined, index: true }];
  });
}
