import { RemoteError } from "./RemoteError";
import type { RemoteRuntime } from "./remoteLoader";

// webpack replaces these with its own.
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

const SCRIPT_TIMEOUT_MS = 8_000;
const EXPOSED = "./remote";

/** What a remote's entry script leaves in `window`: webpack's own shape of a federated container. */
type Container = {
  init(shares: unknown): Promise<void> | void;
  get(exposed: string): Promise<() => unknown>;
};

/**
 * Loads remotes by webpack's containers: the entry script runs if its hash is the one in the
 * registry (`scriptGuard`), is given what the shell shares, and hands out the remote's module. A
 * further load runs the entry anew, which forgets its modules, so a build that failed half-way starts
 * from the beginning.
 */
export const federationRuntime: RemoteRuntime = {
  async load({ container: name, entry }, { again }) {
    const address = new URL(entry, document.baseURI).href;
    if (again) dropElementsBelow(new URL(".", address).href);
    Reflect.deleteProperty(window, name);
    await runScript(name, address);
    const container: unknown = Reflect.get(window, name);
    if (!isContainer(container)) {
      throw new RemoteError("broken", name, `${address} came and left no container.`);
    }
    await __webpack_init_sharing__("default");
    await container.init(__webpack_share_scopes__.default);
    const module = await container.get(EXPOSED);
    return module();
  },
};

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

/** A server that hangs is given up after eight seconds. */
function runScript(name: string, address: string): Promise<void> {
  const script = document.createElement("script");
  script.src = address;
  window.quotehavenScript?.(script);
  let timer: ReturnType<typeof setTimeout>;
  const ran = new Promise<void>((resolve, reject) => {
    const failAs = (kind: "timeout" | "unreachable") => () =>
      reject(new RemoteError(kind, name, `${address} did not come (${kind}).`));
    timer = setTimeout(failAs("timeout"), SCRIPT_TIMEOUT_MS);
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", failAs("unreachable"));
    document.head.append(script);
  });
  return ran.finally(() => clearTimeout(timer));
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null && "init" in value && "get" in value;
}
