import { CONTINUE_REGISTRATION } from "@quotehaven/contract/release";
import type { RouteObject } from "@quotehaven/platform";
import type { RemoteModule } from "@quotehaven/platform/shell";
import { RemoteSlot, ScreenFailure, screenRoutes, type Owner } from "../federation";
import { Frame } from "../frame/Frame";
import { FrameError } from "../frame/FrameError";
import { routes } from "../routes";
import { AnyOtherPath } from "./AnyOtherPath";
import { GoToParent } from "./GoToParent";
import { Guarded } from "./RequireRole";

/** The id of the route that every other one lies below. */
export const ROOT = "root";

const ownRoutes: RouteObject[] = [
  ...Object.entries(routes).flatMap(([prefix, screens]) =>
    screens.map(({ path, lazy }) => ({ path: path ? `${prefix}/${path}` : prefix, lazy })),
  ),
  {
    path: CONTINUE_REGISTRATION,
    lazy: () => import("./GoToRegistration"),
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
        { path: "*", Component: AnyOtherPath },
      ],
    },
  ];
}

/** The routes of a remote below one of its prefixes, behind the guard that the registry asks for. */
export function remoteRoute(
  { remote: { name }, route: { prefix, role } }: Owner,
  remote: RemoteModule,
): RouteObject {
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
        children: [
          ...screenRoutes(remote.routes[prefix] ?? []),
          // The path of a parent matches by itself: without an index of the remote it is unknown.
          { index: true, Component: GoToParent },
        ],
      },
    ],
  };
}
