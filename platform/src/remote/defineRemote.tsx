import { Outlet, type RouteObject } from "react-router-dom";
import { events } from "../events/events";
import { loadMessages } from "../i18n/i18n";
import { menuOf } from "./menuOf";
import { RemoteContext } from "./RemoteContext";
import type { Area, RemoteDefinition } from "./RemoteDefinition";

/** What the shell needs of a remote. */
export type RemoteModule = {
  name: string;
  /** By prefix, ready to be put below a route of that prefix. */
  routes: Record<string, RouteObject[]>;
  /** Loads what its screens need besides their code: its texts. To be awaited before one renders; may be called again. */
  prepare(): Promise<void>;
};

/** Makes what a remote exposes as `./remote`, the default export of its `src/routes.tsx`. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition & RemoteModule {
  const { areas, messages } = definition;
  const { name } = definition.store;
  const around = { name, menu: menuOf(areas) };
  const frame = (
    <RemoteContext value={around}>
      <Outlet />
    </RemoteContext>
  );
  const framed = Object.entries(routesOf(areas)).map(([prefix, children]) => [
    prefix,
    [{ element: frame, children }],
  ]);
  return {
    ...definition,
    name,
    routes: Object.fromEntries(framed),
    prepare() {
      events.emit("remoteStarted", { name });
      return loadMessages(name, messages);
    },
  };
}

/** The routes of areas by prefix. */
export function routesOf(areas: readonly Area[]): Record<string, RouteObject[]> {
  return Object.fromEntries(areas.map(({ prefix, routes }) => [prefix, routes]));
}
