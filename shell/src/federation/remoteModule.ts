import type { RemoteModule } from "@quotehaven/platform/shell";
import { RemoteError } from "./RemoteError";

/**
 * Checks that what a build exposes is a remote made by `defineRemote`, under the name it is
 * registered with.
 *
 * @throws RemoteError `broken` where it is something else
 */
export function asRemoteModule(name: string, value: unknown): RemoteModule {
  const remote: unknown = isObject(value) && "default" in value ? value.default : value;
  if (!isRemote(remote) || remote.name !== name) {
    throw new RemoteError("broken", name, `${name} exposes no remote of that name.`);
  }
  return remote;
}

function isRemote(value: unknown): value is RemoteModule {
  return (
    isObject(value) &&
    "name" in value &&
    "routes" in value &&
    isObject(value.routes) &&
    Object.values(value.routes).every(Array.isArray) &&
    "prepare" in value &&
    typeof value.prepare === "function"
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
