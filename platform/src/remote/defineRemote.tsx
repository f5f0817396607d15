import type { RouteObject } from "react-router-dom";
import { loadMessages, type MessageLoaders } from "../i18n/i18n";

/** What a remote says of itself. */
export type RemoteDefinition = {
  /** The name in the registry, `consumer` for instance. */
  name: string;
  /** Its routes by route prefix, relative to that prefix; every screen lazily imported. */
  routes: Record<string, RouteObject[]>;
  /** Its texts: the namespace of its name. */
  messages: MessageLoaders;
};

/** The one module that a remote exposes. */
export type RemoteModule = {
  name: string;
  /** By prefix, ready to be put below a route of that prefix. */
  routes: Record<string, RouteObject[]>;
  /** Loads what its screens need besides their code: its texts. To be awaited before one renders; may be called again. */
  prepare(): Promise<void>;
};

/** Makes the module that a remote exposes as `./remote`, its default export. */
export function defineRemote({ name, routes, messages }: RemoteDefinition): RemoteModule {
  return { name, routes, prepare: () => loadMessages(name, messages) };
}
