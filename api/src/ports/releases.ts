import type { RouteRole } from "@quotehaven/contract/release";
import type { LiveRemote, ReleaseChange } from "@quotehaven/contract/schemas";

/** What is live of each remote, and the way back. */
export type Releases = {
  /** The remotes and the last changes of the store, the newest first. */
  read(): Promise<{ remotes: LiveRemote[]; changes: ReleaseChange[] }>;
  /**
   * Makes an earlier version of a remote live again.
   *
   * @throws ReleasesRefusal where the store does not allow it
   */
  goBack(to: { name: string; version: string; who: string; why: string }): Promise<void>;
  /**
   * The kinds of notifications that a remote has, `help/answered`, each with whom the place it leads
   * to is for; null for whoever does not hold the key of the service behind it.
   */
  notificationKinds(of: { name: string; key: string }): Promise<RemoteKind[] | null>;
};

/** A kind of notification that a remote has of its own. */
export type RemoteKind = { kind: string; role: RouteRole };

/** The store did not go back, and says why. */
export class ReleasesRefusal extends Error {}
