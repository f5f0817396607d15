import type { Role } from "../rules/roles";

/** The same words in each language of the site. */
export type SpokenText = { en: string; es: string };

/** An entry of the menu of an area. With `end`, it is current at its own path alone, not below it. */
export type MenuEntry = { to: string; icon: string; label: SpokenText; end?: boolean };

/** What a remote says of notifications of one kind, whose role its area is for. */
type NotificationTarget = {
  /**
   * Where they lead, below the prefix of the area. `:leadId` and `:quoteId` are the notification's;
   * where it lacks one of them, the path before the first of them.
   */
  to: string;
  /** What they are news of: screens that show it read it again. */
  changes: readonly string[];
};

/** What a remote's manifest says about one of its route prefixes. */
export type RouteEntry = {
  prefix: string;
  /** True where only the prefix itself belongs to the remote, not what lies below it. */
  exact: boolean;
  /** Who may enter. */
  role: Role | "anyone";
  /** True where the area of this role begins here. */
  home?: boolean;
  /** Whose sign-in is asked for on this page. */
  landingOf?: Role;
  /** The kinds of notifications that lead here, by the contract's names. */
  notifications?: Partial<Record<string, NotificationTarget>>;
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
};

/** One remote in the registry. */
export type RegisteredRemote = {
  name: string;
  team: string;
  routes: RouteEntry[];
  /** The menu of its area; absent where it has none. */
  menu?: MenuEntry[];
  stable: RemoteRelease;
  canary: (RemoteRelease & { percent: number }) | null;
  /** The build that was live before the stable one. Pages do not carry it; `/releases.json` does. */
  lastGood?: RemoteRelease | null;
};

/** What the release tool wrote into the page: who owns which route, and which build is live. */
export type Registry = {
  revision: number;
  shell: { version: string; contract: string; integrity: Record<string, string> };
  /** Origins that builds may be tried out from; "loopback" means this machine. */
  overrideOrigins: string[];
  remotes: RegisteredRemote[];
};
