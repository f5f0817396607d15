import {
  createInstance,
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from "@module-federation/enhanced/runtime";
import injectExternalRuntimeCorePlugin from "@module-federation/inject-external-runtime-core-plugin";
import { satisfiesContract } from "@quotehaven/contract/release";
import platform from "@quotehaven/platform/package.json" with { type: "json" };
import { RemoteError } from "./RemoteError";
import type { RemoteRuntime } from "./remoteLoader";
import { sharedModules } from "./sharedModules";
import { shareWithRemotes } from "./shareWithRemotes";

const ENTRY_TIMEOUT_MS = 8_000;

/**
 * Loads remotes with the runtime of Module Federation, which gives them what the shell shares. A build
 * that is loaded again runs anew from its entry, which is fetched under another address.
 *
 * @param contract gives the version of the platform that this tab runs
 */
export function createFederationRuntime(contract: () => string): RemoteRuntime {
  const attempts = new Map<string, Attempt>();
  const asked = new Set<string>();
  const { shared, plugin } = shareWithRemotes(sharedModules, platform.version);
  const instance = createInstance({
    name: "quotehaven_shell",
    remotes: [],
    shared,
    shareStrategy: "loaded-first",
    plugins: [injectExternalRuntimeCorePlugin(), entryPlugin(attempts)],
  });
  // Each remote has an instance of its own, which takes what is shared.
  registerGlobalPlugins([plugin]);

  return {
    async load(target, name) {
      const { container, version } = target;
      if (!satisfiesContract(contract(), target.contract)) {
        const made = `made for platform ${target.contract}, this is ${contract()}`;
        throw new RemoteError("contract", name, `${name} ${version} was ${made}`);
      }
      const entry = new URL(target.entry, document.baseURI);
      if (asked.has(target.entry)) {
        dropElementsBelow(new URL(".", entry).href);
        entry.searchParams.set("again", `${Date.now()}`);
      }
      asked.add(target.entry);
      const attempt: Attempt = { hash: target.hash, entry: "not asked" };
      attempts.set(container, attempt);
      instance.registerRemotes([{ name: container, entry: entry.href }], { force: true });
      try {
        return await instance.loadRemote(`${container}/remote`);
      } catch (cause) {
        const kind = failureOf(attempt);
        throw kind ? new RemoteError(kind, name, String(cause), { cause }) : cause;
      }
    },
  };
}

/** One attempt at a build: the hash of its entry in the registry, and what became of its script. */
type Attempt = { hash: string | undefined; entry: "not asked" | "asked" | "came" | "lost" };

/** How the entry of an attempt failed; null where it came, and what it brought failed. */
function failureOf({ entry }: Attempt): "timeout" | "unreachable" | null {
  if (entry === "asked") return "timeout";
  return entry === "lost" ? "unreachable" : null;
}

/**
 * Has the browser run an entry only if its hash is the one in the registry, and gives up one that does
 * not arrive in time. The entry brings the hashes of its chunks (the kit's `IntegrityPlugin`).
 */
function entryPlugin(attempts: ReadonlyMap<string, Attempt>): ModuleFederationRuntimePlugin {
  return {
    name: "quotehaven-entry",
    createScript({ url, remoteInfo }) {
      const script = document.createElement("script");
      script.src = url;
      // As the preload tags of the page ask for it.
      script.crossOrigin = "anonymous";
      const attempt = attempts.get(remoteInfo?.name ?? "");
      if (attempt) {
        script.integrity = attempt.hash ?? "";
        attempt.entry = "asked";
        script.addEventListener("load", () => (attempt.entry = "came"));
        script.addEventListener("error", () => (attempt.entry = "lost"));
      }
      return { script, timeout: ENTRY_TIMEOUT_MS };
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
