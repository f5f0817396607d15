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
};

/** The store did not go back, and says why. */
export class ReleasesRefusal extends Error {}
