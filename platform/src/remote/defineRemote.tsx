import type { RouteObject } from "react-router-dom";
import { currentLanguage, loadMessages, registerMessages } from "../i18n/translator";
import { menuOf } from "./menuOf";
import { RemoteContext } from "./RemoteContext";
import type { Area, RemoteDefinition } from "./RemoteDefinition";
import { RemoteFrame } from "./RemoteFrame";

/** What the shell needs of a remote. */
export type RemoteModule = {
  name: string;
  /** By prefix, ready to be put below a route of that prefix. */
  routes: Record<string, RouteObject[]>;
  /** Loads what its first screen needs besides its code: its texts. Call it early; it may be called again. */
  prepare(): Promise<void>;
};

/** Makes what a remote exposes as `./remote`, the default export of its `src/routes.tsx`. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition & RemoteModule {
  const { name, areas, messages } = definition;
  const around = { name, menu: menuOf(areas) };
  const frame = (
    <RemoteContext value={around}>
      <RemoteFrame name={name} messages={messages} />
    </RemoteContext>
  );
  const framed = Object.entries(routesOf(areas)).map(([prefix, children]) => [
    prefix,
    [{ element: frame, children }],
  ]);
  return {
    ...definition,
    routes: Object.fromEntries(framed),
    prepare: () => {
      registerMessages(name, messages);
      return loadMessages(name, currentLanguage());
    },
  };
}

/** The routes of areas by prefix. */
export function routesOf(areas: readonly Area[]): Record<string, RouteObject[]> {
  return Object.fromEntries(areas.map(({ prefix, routes }) => [prefix, routes]));
}
