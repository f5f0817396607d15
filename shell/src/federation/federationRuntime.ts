import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import type { RemoteRuntime } from "./remoteLoader";

/**
 * Module Federation's runtime. A further load registers the remote by force: that forgets its
 * entry, its container and its modules, so a build that failed half-way starts from the beginning.
 */
export const federationRuntime: RemoteRuntime = {
  load({ container, entry }, { again }) {
    const address = new URL(entry, document.baseURI).href;
    if (again) dropScriptsBelow(new URL(".", address).href);
    registerRemotes([{ name: container, entry: address }], { force: again });
    return loadRemote(`${container}/remote`);
  },
};

/** A loader waits for a script element that is already there, even for one that never arrives. */
function dropScriptsBelow(folder: string): void {
  for (const script of document.querySelectorAll("script")) {
    if (script.src.startsWith(folder)) script.remove();
  }
}
