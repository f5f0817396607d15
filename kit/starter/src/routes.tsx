import type { RouteObject } from "@quotehaven/platform";

/** Our routes by prefix, relative to it; every screen is loaded when it is opened. */
export const routes: Record<string, RouteObject[]> = {
  "/__prefix__": [
    {
      index: true,
      lazy: async () => ({ Component: (await import("./features/home/HomeScreen")).HomeScreen }),
    },
  ],
};
