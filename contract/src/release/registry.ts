/** Whoever has an area of their own, as manifests name them. */
export const readers = ["consumer", "agent", "operator"] as const;
export type Reader = (typeof readers)[number];

/** Who may enter a route. */
export type RouteRole = "anyone" | Reader;

/** The reader that a manifest or a page names; undefined where it names none that we know. */
export const readerIn = (value: unknown): Reader | undefined =>
  readers.find((reader) => reader === value);

/** The same words in each language of the site. */
export type SpokenText = { en: string; es: string };

/** An entry of the menu of an area. */
export type MenuEntry = { to: string; icon: string; label: SpokenText };

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
