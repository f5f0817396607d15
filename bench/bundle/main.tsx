import agent from "../../remote-agent/src/remote";
import consumer from "../../remote-consumer/src/remote";
import payment from "../../remote-payment/src/remote";
import platform from "../../platform/package.json" with { type: "json" };
import { App } from "../../shell/src/App";
import { FederationContext } from "../../shell/src/federation/FederationContext";
import { parseRegistry } from "../../shell/src/federation/registry";
import { createRemoteLoader } from "../../shell/src/federation/remoteLoader";
import { renderPage } from "../../shell/src/hydration/renderPage";
import { prepareTexts } from "../../shell/src/messages/prepareTexts";
import { whenSessionKnown } from "../../shell/src/session/whenSessionKnown";
import { firstRoutes, shellRouter } from "../../shell/src/shellRouter";
import { startShell } from "../../shell/src/startShell";
import { fixedFederation } from "../../shell/src/testing/fixedFederation";

const remotes = [agent, consumer, payment];
const registry = parseRegistry({
  revision: 1,
  shell: { version: "bundle", contract: platform.version, integrity: {} },
  overrideOrigins: [],
  remotes: remotes.map(({ name, team, contract, areas }) => ({
    name,
    team,
    routes: areas,
    stable: { version: "bundle", entry: name, container: name, contract, integrity: {} },
  })),
});
/** All remotes are parts of the app: nothing is fetched but their screens. */
const loader = createRemoteLoader<(typeof remotes)[number]>({
  runtime: { load: async ({ container }) => container },
  targetsOf: (name) =>
    registry.remotes
      .filter((remote) => remote.name === name)
      .map(({ stable }) => ({ ...stable, channel: "stable" })),
  async accept(name) {
    const remote = remotes.find((each) => each.name === name);
    if (!remote) throw new Error(`There is no remote ${name} in the bundle.`);
    await remote.prepare();
    return remote;
  },
});
const federation = fixedFederation(registry, loader);

const root = document.getElementById("root");
if (!root) throw new Error("This page has no place to render into.");
const isPrerendered = root.hasChildNodes();
const shell = startShell(federation.registry());
const page = { federation, store: shell.store };
const nextRouter = async () => shellRouter(await firstRoutes(window.location.pathname, page), page);
const [router] = await Promise.all([
  nextRouter(),
  prepareTexts(),
  isPrerendered && whenSessionKnown(shell.store),
]);
renderPage(
  <FederationContext value={federation}>
    <App shell={shell} router={router} nextRouter={nextRouter} />
  </FederationContext>,
  root,
  isPrerendered,
);
