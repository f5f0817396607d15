import type {
  ModuleFederation,
  ModuleFederationRuntimePlugin,
} from "@module-federation/enhanced/runtime";

/**
 * Lets a late part of the shell that did not come be asked for again: the runtime keeps a failure for
 * good, and drops a part together with the remote that was the first to ask for it.
 */
export function retrySharesPlugin(shell: ModuleFederation): ModuleFederationRuntimePlugin {
  return {
    name: "quotehaven-retry-shares",
    resolveShare(request) {
      const own = shell.options.shared[request.pkgName]?.[0];
      const versions = request.shareScopeMap[request.scope]?.[request.pkgName];
      if (!own || own.lib || !versions || versions[own.version]?.loaded) return request;
      const shared = { ...own, useIn: [] };
      versions[own.version] = shared;
      return { ...request, resolver: () => ({ shared, useTreesShaking: false }) };
    },
  };
}
