import type { MenuEntry, NotificationWords, Settings } from "./points";

/** Whoever has an area of their own, as manifests name them. */
export const readers = ["consumer", "agent", "operator"] as const;
export type Reader = (typeof readers)[number];

/** Who may enter a route. */
export type RouteRole = "anyone" | Reader;

/** The reader that a manifest or a page names; undefined where it names none that we know. */
export const readerIn = (value: unknown): Reader | undefined =>
  readers.find((reader) => reader === value);

/** What a remote's manifest says about one of its route prefixes. */
export type RouteEntry = {
  prefix: string;
  /** True where only the prefix itself belongs to the remote, not what lies below it. */
  exact: boolean;
  role: RouteRole;
  /** True where the area of this role begins here. */
  home?: boolean;
  /** Whose sign-in is asked for on this page. */
  landingOf?: Reader;
};

/** One immutable build of a remote, as it lies in the release store. */
export type RemoteRelease = {
  version: string;
  /** Address of the remote's entry script. */
  entry: string;
  /** Name of the global that the entry script defines. */
  container: string;
  /** Range of platform versions that the build was made for. */
  contract: string;
  /** Script address → its hash, for the entry and every chunk. */
  integrity: Record<string, string>;
  /** Its flags and its configuration as they are set here; absent where it has none. */
  settings?: Settings;
  /** The events that it may say, `help/opened@1`; absent where there are none. */
  events?: string[];
};

/** One remote in the registry. */
export type RegisteredRemote = {
  name: string;
  team: string;
  routes: RouteEntry[];
  /** Its entries in menus, its own and others'; absent where there are none. */
  menu?: MenuEntry[];
  /** Its kinds of notifications; absent where there are none. */
  notifications?: NotificationWords[];
  stable: RemoteRelease;
  canary: (RemoteRelease & { percent: number }) | null;
  /** The build that was live before the stable one. Pages do not carry it; `/releases.json` does. */
  lastGood?: RemoteRelease | null;
};

/** What the release tool wrote into the page: who owns which route, and which build is live. */
export type Registry = {
  revision: number;
  shell: { version: string; contract: string; integrity: Record<string, string> };
  /** The platforms that live shells provide, each of which needs a page of its own; absent where there is one shell. */
  shells?: string[];
  /** Origins that builds may be tried out from; "loopback" means this machine. */
  overrideOrigins: string[];
  remotes: RegisteredRemote[];
};
