import { CONTINUE_REGISTRATION, MAILED_LINKS, STOP_LEAD_MAILS } from "@quotehaven/contract/release";
import type { RouteObject } from "@quotehaven/platform";
import { remoteRoutes, rendered, type Registry } from "./federation";
import { Frame } from "./frame/Frame";
import { guarded } from "./routing/RequireRole";
import { UnknownPath } from "./routing/UnknownPath";

const ownRoutes: RouteObject[] = [
  { path: "/verify", lazy: () => import("./account/VerifyScreen") },
  { path: "/reset-password", lazy: () => import("./account/ResetPasswordScreen") },
  { path: STOP_LEAD_MAILS, lazy: () => import("./account/StopLeadMailsScreen") },
  { path: CONTINUE_REGISTRATION, lazy: () => import("./routing/GoToRegistration") },
  { path: `${MAILED_LINKS}/:reader/*`, lazy: () => import("./routing/GoToArea") },
  { path: "/__remotes", lazy: () => import("./federation/RemotesScreen") },
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
