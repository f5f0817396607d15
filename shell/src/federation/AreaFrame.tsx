import type { Role } from "@quotehaven/contract/rules";
import type { MenuEntry } from "@quotehaven/contract/release";
import { useLocation } from "react-router-dom";
import { opensOnPage } from "@quotehaven/platform/shell";
import { lazyPart } from "@quotehaven/shared-ui";
import { useContext, type ReactNode } from "react";
import { FederationContext } from "./FederationContext";
import { ownerOf, type Registry } from "./registry";

type Area = { role: Role; home: string; menu: MenuEntry[] };

/** The area that a path lies in, as manifests say it: its remote's own, or that of whoever may enter. */
function areaAt(registry: Registry, path: string): Area | null {
  const owner = ownerOf(registry, path);
  if (!owner || owner.route.role === "anyone") return null;
  const role = owner.route.role;
  const home = registry.remotes
    .flatMap((remote) => remote.routes.map((route) => ({ remote, route })))
    .find(({ route }) => route.home && route.role === role);
  const menu = owner.remote.menu ?? home?.remote.menu;
  if (!menu) return null;
  return { role, home: home?.route.prefix ?? owner.route.prefix, menu };
}

const LazyAreaFrame = lazyPart<{ area: Area; without: ReactNode; children: ReactNode }>(
  async () => {
    const { AreaShell, useMenuWords } = await import("@quotehaven/platform/area");
    return function LoadedAreaFrame({ area: { role, home, menu }, children }) {
      return (
        <AreaShell menu={useMenuWords(menu)} home={home} hasNotifications={!opensOnPage(role)}>
          {children}
        </AreaShell>
      );
    };
  },
  { failed: ({ without }) => without },
);

/**
 * What failed in an area, inside of that area's frame: its menu and its log out come from the
 * manifest, and need nothing of the remote's code. `without` is shown where there is no area.
 */
export function AreaFrame({ without, children }: { without: ReactNode; children: ReactNode }) {
  const registry = useContext(FederationContext)?.registry();
  const { pathname } = useLocation();
  const area = registry && areaAt(registry, pathname);
  if (!area) return without;
  return (
    <LazyAreaFrame area={area} without={without}>
      {children}
    </LazyAreaFrame>
  );
}
