import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import type { RemoteRuntime } from "./remoteLoader";

/**
 * Module Federation's runtime. A further load registers the remote by force: that forgets its
 * entry, its container and its modules, so a build that failed half-way starts from the beginning.
 */
export const federationRuntime: RemoteRuntime = {
  load({ container, entry }, { again }) {
    registerRemotes([{ name: container, entry: new URL(entry, document.baseURI).href }], {
      force: again,
    });
    return loadRemote(`${container}/remote`);
  },
};
