import {
  landingOf,
  type Reader,
  type RouteEntry,
  type RouteRole,
} from "@quotehaven/contract/release";
import type { Change } from "./change";
import type { Deprecation } from "./announced";
import type { RemotePoints } from "./points";

/** One route prefix that an app claims in its manifest. */
export type ClaimedRoute = {
  prefix: string;
  /** True where only the prefix itself belongs to the app, not what lies below it. */
  exact?: boolean;
  role: RouteRole;
  /** True where the area of this role begins here. */
  home?: boolean;
  /** Whose sign-in is asked for on this page. */
  landingOf?: Reader;
  /** Whether the prefix itself is listed for search engines. */
  isListed?: boolean;
  /** Title and description of the composed page, in English. */
  title: string;
  description: string;
  /** Path below the prefix → source files of the lazily imported screens it shows first. */
  screens?: Record<string, string[]>;
  /** Path below the prefix → the files of its prerendered page. */
  prerendered?: Record<string, PrerenderedFiles>;
};

/**
 * Files of a build: the rules of a prerendered page, and its markup by language; and the names that
 * an address must have in its query to show it.
 */
export type PrerenderedFiles = { css: string; html: Record<string, string>; query?: string[] };

/** One immutable build, as the store holds it. */
export type BuildRecord = {
  name: string;
  team: string;
  /** The package's version and a hash of the build's contents. */
  version: string;
  container: string;
  /** A remote: the range of platform versions it needs. */
  contract: string | null;
  /** The shell: the platform version it provides. */
  provides: string | null;
  routes: ClaimedRoute[];
  /** Scripts that start the build, in order. */
  start: string[];
  /** True where only its own pages may name it: it is for people who know where it is. */
  isUnlisted?: boolean;
  /** How much script of its own a first screen may need, in bytes (brotli); a build with one that needs more is refused. */
  scriptBudgetBytes?: number;
  /** Source file of a lazy import → the scripts it needs. */
  screens: Record<string, string[]>;
  /** Source file of a lazy import → what it takes from the shell. Builds of before have none. */
  needs?: Record<string, string[]>;
  /** The shell: what remotes take from it late → the scripts that hold it. */
  shares?: Record<string, string[]>;
  /** The shell: further scripts that a page needs whose reader is signed in. */
  signedIn?: string[];
  /** Emitted file → name of the file it was made from. */
  assets: Record<string, string>;
  /** Script → its hash, as `integrity` attributes spell it. */
  integrity: Record<string, string>;
  /** Whether what starts it brings the hashes of all other scripts. Builds of before do not. */
  bringsHashes?: true;
  /** Every file → its hash. */
  files: Record<string, string>;
  preloadFonts: string[];
  siteName: string;
  /** The shell: the script in the head of every page. */
  headScript?: string;
  /** The shell: what it gives and will give no longer. */
  deprecated?: Deprecation[];
  /** Where it touches what is not its own. Builds of before say nothing of that. */
  points?: RemotePoints;
};

/** One app in the registry: what is live of it, and what it can go back to. */
export type RegistryEntry = {
  name: string;
  team: string;
  stable: BuildRecord;
  canary: { percent: number; build: BuildRecord } | null;
  /** Versions that were live before, newest first. */
  previous: string[];
};

/** Whose names and prefixes are, from their first publish on, whatever is live of them. */
export type Owned = {
  /** Name of an app → its team. */
  names: Record<string, string>;
  /** Route prefix → whose it is, with everything below it unless it is exact. */
  prefixes: Record<string, { team: string; app: string; exact: boolean }>;
};

/** The one mutable file of the store. */
export type Registry = {
  /** Grows with every change; each has its own folder of composed pages. */
  revision: number;
  /** Origins that builds may be tried out from; "loopback" means the visitor's own machine. */
  overrideOrigins: string[];
  apps: Record<string, RegistryEntry>;
  owned: Owned;
  /** Teams that have a key, the one that operates the store first; without any, the store is open. */
  keys: { team: string; hash: string }[];
  /** Name of an app → the team that it was offered to. */
  offers: Record<string, string>;
  /** Name of an app → what is set of it here: `on` and `off` of its flags, values of its configuration. */
  settings: Record<string, Record<string, string>>;
  /** Name of an app → what pages may use because it asks for it: `connect https://status.example.com`. */
  allowed: Record<string, string[]>;
  /** Name of a remote → the hash of the key with which its service notifies people. */
  notifiers: Record<string, string>;
  /** What made this revision; null where nothing was ever published, or by a tool that kept none. */
  change: Change | null;
};

/** The name that the shell is published under. */
export const SHELL = "shell";

/** The registry of a store that nothing was published to. */
export const emptyRegistry: Registry = {
  revision: 0,
  overrideOrigins: [],
  apps: {},
  owned: { names: {}, prefixes: {} },
  keys: [],
  offers: {},
  settings: {},
  allowed: {},
  notifiers: {},
  change: null,
};

/** The live builds of an app: stable first, then the canary. */
export function liveBuilds(entry: RegistryEntry): BuildRecord[] {
  return entry.canary ? [entry.stable, entry.canary.build] : [entry.stable];
}

/** What pages are told of the prefixes of a build. */
export function routeEntries({ routes }: Pick<BuildRecord, "routes">): RouteEntry[] {
  return routes.map(({ prefix, exact = false, role, home, landingOf }) => ({
    prefix,
    exact,
    role,
    home,
    landingOf,
  }));
}

/** The page on which a kind of reader signs in, by the manifests of what is live. */
export function landingIn({ apps }: Registry, reader: Reader): string {
  return landingOf(
    Object.values(apps).flatMap(({ stable }) => routeEntries(stable)),
    reader,
  );
}
