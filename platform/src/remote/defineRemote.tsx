import type { RouteObject } from "react-router-dom";
import type { MessageLoaders } from "../i18n/messages";
import { currentLanguage, loadMessages, registerMessages } from "../i18n/translator";
import { RemoteFrame } from "./RemoteFrame";

/** What a remote says of itself. */
export type RemoteDefinition = {
  /** The name in the registry, `consumer` for instance. */
  name: string;
  /** Its routes by route prefix, relative to that prefix; every screen lazily imported. */
  routes: Record<string, RouteObject[]>;
  /** Its texts. */
  messages: MessageLoaders;
};

/** The one module that a remote exposes. */
export type RemoteModule = {
  name: string;
  /** By prefix, ready to be put below a route of that prefix. */
  routes: Record<string, RouteObject[]>;
  /** Loads what its first screen needs besides its code: its texts. Call it early; it may be called again. */
  prepare(): Promise<void>;
};

/** Makes the module that a remote exposes as `./remote`, its default export. */
export function defineRemote({ name, routes, messages }: RemoteDefinition): RemoteModule {
  const framed = Object.entries(routes).map(([prefix, children]): [string, RouteObject[]] => [
    prefix,
    [{ element: <RemoteFrame name={name} messages={messages} />, children }],
  ]);
  return {
    name,
    routes: Object.fromEntries(framed),
    prepare: () => {
      registerMessages(name, messages);
      return loadMessages(name, currentLanguage());
    },
  };
}
