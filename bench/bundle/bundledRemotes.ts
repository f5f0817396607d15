import agent from "../../remote-agent/src/remote";
import consumer from "../../remote-consumer/src/remote";
import payment from "../../remote-payment/src/remote";
import platform from "../../platform/package.json" with { type: "json" };
import { parseRegistry, type Registry } from "../../shell/src/federation/registry";
import { createRemoteLoader } from "../../shell/src/federation/remoteLoader";
import type { Federation } from "../../shell/src/federation/startFederation";
import { warmAllScreens } from "../../shell/src/federation/warmScreens";
import { fixedFederation } from "../../shell/src/testing/fixedFederation";
import { prefetchWhenIdle } from "../../shell/src/prefetchWhenIdle";

const modules = { agent, consumer, payment };

/** All remotes as parts of one app: nothing is fetched but the screens. */
export function bundledRemotes(): Federation {
  const registry = registryOfBundle();
  const loader = createRemoteLoader<(typeof modules)["agent"]>({
    runtime: { load: async ({ container }) => moduleOf(container) },
    targetsOf: (name) =>
      registry.remotes
        .filter((remote) => remote.name === name)
        .map(({ stable }) => ({ ...stable, channel: "stable" })),
    async accept(name) {
      const remote = moduleOf(name);
      await remote.prepare();
      return remote;
    },
  });
  return {
    ...fixedFederation(registry, loader),
    enterArea(name) {
      void loader.load(name).then(({ routes }) =>
        prefetchWhenIdle(async () => {
          for (const each of Object.values(routes)) await warmAllScreens(each);
        }),
      );
    },
  };
}

function moduleOf(name: string) {
  const found = Object.entries(modules).find(([each]) => each === name);
  if (!found) throw new Error(`There is no remote ${name} in the bundle.`);
  return found[1];
}

function registryOfBundle(): Registry {
  return parseRegistry({
    revision: 1,
    shell: { version: "bundle", contract: platform.version, integrity: {} },
    overrideOrigins: [],
    remotes: Object.values(modules).map(({ name, team, contract, areas }) => ({
      name,
      team,
      routes: areas,
      stable: { version: "bundle", entry: name, container: name, contract, integrity: {} },
    })),
  });
}
