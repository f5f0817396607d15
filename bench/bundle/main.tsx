import { App } from "../../shell/src/App";
import { FederationContext } from "../../shell/src/federation/FederationContext";
import { renderPage } from "../../shell/src/hydration/renderPage";
import { prepareTexts } from "../../shell/src/messages/prepareTexts";
import { whenSessionKnown } from "../../shell/src/session/whenSessionKnown";
import { firstRoutes, shellRouter } from "../../shell/src/shellRouter";
import { startShell } from "../../shell/src/startShell";
import { bundledRemotes } from "./bundledRemotes";

const root = document.getElementById("root");
if (!root) throw new Error("This page has no place to render into.");
const isPrerendered = root.hasChildNodes();
const federation = bundledRemotes();
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
