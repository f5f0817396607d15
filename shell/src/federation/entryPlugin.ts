import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import type { Build } from "./loadTarget";

const TIMEOUT_MS = 8_000;

/**
 * Has the browser run an entry only if its hash is the one in the registry, and gives up one that does
 * not arrive in time. The entry brings the hashes of its chunks (the kit's `IntegrityPlugin`).
 */
export function entryPlugin(
  buildOf: (container: string) => Build | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: "quotehaven-entry",
    createScript({ url, remoteInfo }) {
      const build = buildOf(remoteInfo?.name ?? "");
      const script = document.createElement("script");
      script.src = url;
      // As the preload tags of the page ask for it.
      script.crossOrigin = "anonymous";
      if (build?.target.hash) script.integrity = build.target.hash;
      return { script, timeout: TIMEOUT_MS };
    },
  };
}
