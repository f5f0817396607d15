import type { RouteObject } from "@quotehaven/platform";

/** The shell's own screens by prefix, relative to it, as those of any remote. */
export const routes: Record<string, RouteObject[]> = {
  "/verify": [{ index: true, lazy: () => import("./account/VerifyScreen") }],
  "/reset-password": [{ index: true, lazy: () => import("./account/ResetPasswordScreen") }],
  "/stop-lead-emails": [
    {
      index: true,
      lazy: () => import("./account/StopLeadMailsScreen"),
    },
  ],
  "/go": [{ path: ":reader/*", lazy: () => import("./routing/GoToArea") }],
  "/__remotes": [{ index: true, lazy: () => import("./federation/RemotesScreen") }],
};
