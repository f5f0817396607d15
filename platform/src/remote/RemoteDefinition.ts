import type { Role } from "@quotehaven/contract/rules";
import type { CacheTag, SpokenText } from "@quotehaven/contract/release";
import type { NotificationKind } from "@quotehaven/contract/wire";
import type { IconName } from "@quotehaven/shared-ui";
import type { IndexRouteObject, NonIndexRouteObject } from "react-router-dom";
import type { MessageKey, MessageLoaders } from "../i18n/i18n";
import type { RemoteStore } from "../store/createRemoteStore";

/** What a route says besides its path and its screen: its `handle`. */
export type RouteHandle = {
  /** Names the document: a text of the remote's own namespace, `agent:leads.title`. A `Screen` may say more. */
  title?: MessageKey;
  /** Its entry in the menu of its area. */
  menu?: { icon: IconName; label: SpokenText };
  /**
   * Puts its screen into the page, prerendered, in an area for anyone. Where its path has an optional parameter or needs a query, it lists
   * the paths below the prefix: `["/home", "/life"]`, `["/?token=1"]`.
   */
  prerender?: true | readonly string[];
};

type Handled<Route> = Omit<Route, "handle" | "children"> & { handle?: RouteHandle };

/** A `RouteObject` of React Router with a typed handle. Its path is relative to the prefix of its area. */
export type RemoteRoute =
  | (Handled<IndexRouteObject> & { children?: undefined })
  | (Handled<NonIndexRouteObject> & { children?: RemoteRoute[] });

/** A part of the site that belongs to a remote: the paths at and below a prefix. */
export type Area = {
  prefix: string;
  /** Claims the prefix alone and nothing below it. */
  exact?: true;
  /** Who may enter. */
  role: Role | "anyone";
  /** The area of this role begins here. */
  home?: true;
  /** Whose sign-in is asked for on this page. */
  landingOf?: Role;
  /**
   * The kinds of notifications that lead here, below the prefix. `:leadId` and `:quoteId` in a path are
   * the notification's; where it lacks one, the path ends before the first. `changes` is what they are
   * news of: screens that show it read it again.
   *
   * @example { messageToAgent: { to: "leads/:leadId", changes: ["Threads", "Lead"] } }
   */
  notifications?: Partial<
    Record<Exclude<NotificationKind, "unreadable">, { to: string; changes: readonly CacheTag[] }>
  >;
  /** Puts the prefix into the sitemap. */
  listed?: true;
  /** Title and description of the page before any script runs. */
  title: string;
  description: string;
  /** Every screen by `lazy`. */
  routes: RemoteRoute[];
};

/** What an app says of itself. */
export type AppDefinition = {
  /** The name in the registry, `consumer` for instance. */
  name: string;
  /** Who answers for it. */
  team: string;
  areas: readonly Area[];
};

/** What a remote says of itself. */
export type RemoteDefinition = Omit<AppDefinition, "name"> & {
  /** What `createRemoteStore` made; the remote has its name. */
  store: RemoteStore;
  /** The range of platform versions that it works with. */
  contract: string;
  messages: MessageLoaders;
  /** For people who know where it is: only its own pages name it. */
  unlisted?: true;
  /** Origins that it needs in the page's policy. */
  policy?: Partial<Record<"script" | "connect" | "frame", readonly string[]>>;
};

/** An area of a remote. */
export function area(definition: Area): Area {
  return definition;
}
