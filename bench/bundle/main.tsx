import { startI18n } from "@quotehaven/platform/shell";
import { App } from "../../shell/src/App";
import { FederationContext } from "../../shell/src/federation/FederationContext";
import { renderPage } from "../../shell/src/hydration/renderPage";
import { startShell } from "../../shell/src/startShell";
import { bundledRemotes } from "./bundledRemotes";

const root = document.getElementById("root");
if (!root) throw new Error("This page has no place to render into.");
const federation = bundledRemotes();
const shell = startShell(federation.registry());
await Promise.all([startI18n(), federation.prepare(window.location.pathname)]);
renderPage(
  <FederationContext value={federation}>
    <App federation={federation} shell={shell} />
  </FederationContext>,
  root,
  false,
);
