import { createInstance, registerGlobalPlugins } from "@module-federation/enhanced/runtime";
import injectExternalRuntimeCorePlugin from "@module-federation/inject-external-runtime-core-plugin";
import { contractPlugin } from "./contractPlugin";
import { entryPlugin } from "./entryPlugin";
import type { Build } from "./loadTarget";
import type { RemoteRuntime } from "./remoteLoader";
import { retrySharesPlugin } from "./retrySharesPlugin";
import { sharedModules } from "./sharedModules";

/**
 * Loads remotes with the runtime of Module Federation, which gives them what the shell shares. A build
 * that is loaded again runs anew from its entry, which is asked for under another address.
 *
 * @param contract gives the version of the platform that this tab runs
 */
export function createFederationRuntime(contract: () => string): RemoteRuntime {
  const builds = new Map<string, Build>();
  const asked = new Set<string>();
  const buildOf = (container: string) => builds.get(container);
  const instance = createInstance({
    name: "quotehaven_shell",
    remotes: [],
    shared: sharedModules,
    shareStrategy: "loaded-first",
    plugins: [
      injectExternalRuntimeCorePlugin(),
      contractPlugin(buildOf, contract),
      entryPlugin(buildOf),
    ],
  });
  // Each remote has an instance of its own, which takes what is shared.
  registerGlobalPlugins([retrySharesPlugin(instance)]);

  return {
    load(target, name) {
      const { container } = target;
      const entry = new URL(target.entry, document.baseURI);
      if (asked.has(target.entry)) {
        dropElementsBelow(new URL(".", entry).href);
        entry.searchParams.set("again", `${Date.now()}`);
      }
      asked.add(target.entry);
      builds.set(container, { name, target });
      instance.registerRemotes([{ name: container, entry: entry.href }], { force: true });
      return instance.loadRemote(`${container}/remote`);
    },
  };
}

/**
 * A loader waits for a script element that is already there, even for one that never arrives; and a
 * browser gives a new one what an earlier preload tag still waits for.
 */
function dropElementsBelow(folder: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=preload]")) {
    if (link.href.startsWith(folder)) link.remove();
  }
  for (const script of document.querySelectorAll("script")) {
    if (script.src.startsWith(folder)) script.remove();
  }
}
