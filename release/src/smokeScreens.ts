import type { RouteRole } from "@quotehaven/contract/release";
import { pathBelow } from "./pagePaths";
import type { BuildRecord, Registry } from "./registry";
import { isShell } from "./shells";

/** A screen to look at, and as whom. */
export type SmokeScreen = { path: string; role: RouteRole };

/**
 * Every screen that builds name, each once, with 1 in place of parameters; of a shell also the first
 * screen of every prefix of every remote beside it.
 */
export function smokeScreens(next: Registry, builds: readonly BuildRecord[]): SmokeScreen[] {
  const hasShell = builds.some(({ name }) => isShell(name));
  const beside = hasShell ? Object.values(next.apps).map(({ stable }) => stable) : [];
  const screens = [
    ...builds.flatMap(({ routes }) =>
      routes.flatMap((route) =>
        Object.keys({ "/": null, ...route.screens }).map((below) => ({
          path: pathBelow(route.prefix, below.replace(/:\w+/g, "1")),
          role: route.role,
        })),
      ),
    ),
    ...beside.flatMap(({ routes }) => routes.map(({ prefix, role }) => ({ path: prefix, role }))),
  ];
  return screens.filter(
    ({ path }, index) => screens.findIndex((other) => other.path === path) === index,
  );
}
