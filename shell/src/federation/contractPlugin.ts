import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";
import { satisfiesContract } from "@quotehaven/contract/release";
import type { Build } from "./loadTarget";
import { RemoteError } from "./RemoteError";

/** Loads no build that was made for another platform than the one that this tab runs. */
export function contractPlugin(
  buildOf: (container: string) => Build | undefined,
  contract: () => string,
): ModuleFederationRuntimePlugin {
  return {
    name: "quotehaven-contract",
    beforeRequest(request) {
      const [container = ""] = request.id.split("/");
      const build = buildOf(container);
      if (build && !satisfiesContract(contract(), build.target.contract)) {
        const { name, target } = build;
        const made = `made for platform ${target.contract}, this is ${contract()}`;
        throw new RemoteError("contract", name, `${name} ${target.version} was ${made}`);
      }
      return request;
    },
  };
}
