import { createRoot } from "react-dom/client";
import { App } from "../../shell/src/App";
import { FederationContext } from "../../shell/src/federation/FederationContext";
import { prepareTexts } from "../../shell/src/messages/prepareTexts";
import { startShell } from "../../shell/src/startShell";
import { bundledRemotes } from "./bundledRemotes";

const root = document.getElementById("root");
if (!root) throw new Error("This page has no place to render into.");
const federation = bundledRemotes();
const shell = startShell(federation.registry());
await Promise.all([prepareTexts(), federation.prepare(window.location.pathname)]);
createRoot(root).render(
  <FederationContext value={federation}>
    <App federation={federation} shell={shell} />
  </FederationContext>,
);
