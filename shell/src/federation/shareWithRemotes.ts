import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";

const shareConfig = { singleton: true, requiredVersion: false as const };

/**
 * What the runtime of Module Federation shares with remotes, and the plugin that has each module there
 * before a remote takes it. The runtime is told of no failure: a module that did not come is asked for
 * again by whoever takes it next.
 *
 * @param modules by the names that remotes import
 * @param version of the platform
 */
export function shareWithRemotes(
  modules: Record<string, () => object | Promise<object>>,
  version: string,
) {
  const loaded = new Map<string, object | undefined>();
  const shared = Object.fromEntries(
    Object.keys(modules).map((name) => [
      name,
      { version, scope: "default", shareConfig, lib: () => loaded.get(name) },
    ]),
  );
  const plugin: ModuleFederationRuntimePlugin = {
    name: "quotehaven-shared-modules",
    async beforeLoadShare(request) {
      loaded.set(request.pkgName, await modules[request.pkgName]?.());
      return request;
    },
  };
  return { shared, plugin };
}
