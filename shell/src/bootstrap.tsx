import { createRoot } from "react-dom/client";
import { reportProblem } from "@quotehaven/platform";
import { hasUnsaved, startI18n } from "@quotehaven/platform/shell";
import { loadFloating } from "@quotehaven/shared-ui";
import { App } from "./App";
import { FederationContext, prepareOnIntent, readRegistry, startFederation } from "./federation";
import { startShell } from "./startShell";
import { prefetchWhenIdle } from "./prefetchWhenIdle";

const FIRST_RENDER_CAP_MS = 2_500;

/**
 * Starts the shell: reads the registry from the page, lets the remote of the present path arrive,
 * and renders. The first render waits for the remote a little, because a fallback that is replaced
 * at once costs React's throttle of 300 ms.
 */
export async function bootstrap(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("This page has no place to render into.");
  const registry = readRegistry(document);
  const shell = startShell(registry);
  const federation = startFederation(registry, {
    visitorId: visitorId(),
    isSafeToSwitch,
  });
  const prepared = federation.prepare(window.location.pathname);
  await startI18n().catch((error: unknown) => reportProblem(error, "the texts of the frame"));
  await Promise.race([prepared, pause(FIRST_RENDER_CAP_MS)]);
  createRoot(root, {
    onUncaughtError: (error) => reportProblem(error, "the frame"),
  }).render(
    <FederationContext value={federation}>
      <App federation={federation} shell={shell} />
    </FederationContext>,
  );
  prefetchWhenIdle(loadFloating);
  prepareOnIntent(document, (path) => void federation.prepare(path));
}

/** Nothing is half done: no dialog is open, and nothing typed is unsaved. */
function isSafeToSwitch(): boolean {
  return !hasUnsaved() && document.querySelector("[role=dialog], [role=alertdialog]") === null;
}

/** A random id that this browser keeps: it says nothing about a person. */
function visitorId(): string {
  const key = "visitor";
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    const made = randomId();
    localStorage.setItem(key, made);
    return made;
  } catch {
    // Storage is switched off: another visitor at each visit.
    return randomId();
  }
}

/** `crypto.randomUUID` is absent where a page comes without HTTPS, as from the next computer. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
