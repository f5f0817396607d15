import { asRemoteError, type RemoteError } from "./RemoteError";
import type { RemoteRelease } from "./registry";
import { withDeadline } from "./withDeadline";

/** A build that a remote may be loaded from, in the order in which they are tried. */
export type RemoteTarget = Pick<RemoteRelease, "entry" | "container" | "version" | "contract"> & {
  channel: "override" | "canary" | "stable" | "last-good";
  /** The hash of the entry; none of a build that is tried out or being developed. */
  hash?: string;
};

/** A build that is being loaded, and the remote that it is of. */
export type Build = { name: string; target: RemoteTarget };

/** How long a remote may take, and how often it is tried again. */
export type RemoteTiming = {
  totalMs: number;
  attempts: number;
  /** Waits before the n-th further attempt; half of it is random. */
  pauseMs: number;
};

type Attempts<Module> = {
  name: string;
  /** Makes one attempt. */
  attempt: () => Promise<Module>;
  timing: Pick<RemoteTiming, "attempts" | "pauseMs">;
  /** On the clock of `performance.now()`; no attempt outlives it. */
  deadline: number;
  onFailure: (error: RemoteError) => void;
  random: () => number;
};

/** Tries again after a growing pause until an attempt succeeds. Rejects with the last RemoteError. */
export async function loadWithRetries<Module>({
  name,
  attempt,
  timing,
  deadline,
  onFailure,
  random,
}: Attempts<Module>): Promise<Module> {
  for (let count = 1; ; count += 1) {
    try {
      return await withDeadline(attempt(), Math.max(1, deadline - performance.now()), name);
    } catch (cause) {
      const error = asRemoteError(name, cause);
      onFailure(error);
      const pause = timing.pauseMs * 2 ** (count - 1) * (0.5 + random() / 2);
      const isWorthAnother = count < timing.attempts && error.kind !== "contract";
      if (!isWorthAnother || performance.now() + pause >= deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
