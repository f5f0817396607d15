import type { RouteObject } from "@quotehaven/platform";

/**
 * The shell's own screens by prefix, relative to it, as those of any remote. Small ones share a file:
 * each is named with its hash in every page.
 */
export const routes: Record<string, RouteObject[]> = {
  "/verify": [
    { index: true, lazy: () => import(/* webpackChunkName: "links" */ "./account/VerifyScreen") },
  ],
  "/reset-password": [{ index: true, lazy: () => import("./account/ResetPasswordScreen") }],
  "/stop-lead-emails": [
    {
      index: true,
      lazy: () => import(/* webpackChunkName: "links" */ "./account/StopLeadMailsScreen"),
    },
  ],
  "/go": [
    { path: ":reader/*", lazy: () => import(/* webpackChunkName: "links" */ "./routing/GoToArea") },
  ],
  "/__remotes": [{ index: true, lazy: () => import("./federation/RemotesScreen") }],
};
