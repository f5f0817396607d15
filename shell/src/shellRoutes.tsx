import { CONTINUE_REGISTRATION } from "@quotehaven/contract/release";
import type { RouteObject } from "@quotehaven/platform";
import { loadScreensAt, remoteRoutes, rendered, type Registry } from "./federation";
import { Frame } from "./frame/Frame";
import { routes } from "./routes";
import { guarded } from "./routing/RequireRole";
import { UnknownPath } from "./routing/UnknownPath";

const ownRoutes: RouteObject[] = [
  ...Object.entries(routes).flatMap(([prefix, screens]) =>
    screens.map(({ path, lazy }) => ({ path: path ? `${prefix}/${path}` : prefix, lazy })),
  ),
  {
    path: CONTINUE_REGISTRATION,
    lazy: () => import("./routing/GoToRegistration"),
  },
];

/** Every route of the page: the shell's own, each remote's, and what becomes of unknown paths. */
export function shellRoutes(registry: Registry): RouteObject[] {
  return [
    {
      element: <Frame />,
      children: [
        ...rendered(ownRoutes),
        ...remoteRoutes(registry, guarded),
        { path: "*", element: <UnknownPath /> },
      ],
    },
  ];
}

/** Fetches the screen of the shell's own that a path shows. False where there is none, or it did not come: its place tells. */
export function loadOwnScreen(path: string): Promise<boolean> {
  return loadScreensAt(ownRoutes, "/", path);
}
