import { reportProblem } from "@quotehaven/platform";
import { hasUnsaved, prepareRequests, startI18n } from "@quotehaven/platform/shell";
import { loadFloating } from "@quotehaven/shared-ui";
import { App } from "./App";
import {
  FederationContext,
  prepareOnIntent,
  readRegistry,
  releaseHangingPreloads,
  startFederation,
  wholeRegistry,
} from "./federation";
import { renderPage } from "./hydration/renderPage";
import { whenSessionKnown } from "./session/whenSessionKnown";
import { loadOwnScreen } from "./shellRoutes";
import { startShell } from "./startShell";
import { prefetchWhenIdle } from "./prefetchWhenIdle";
import { visitorId } from "./visitor/visitorId";

const FIRST_RENDER_CAP_MS = 2_500;

/**
 * Starts the shell: reads the registry from the page, loads the remote and the screen of the present
 * path, and renders. What the page shows until then is hydrated, where it is this very screen, or
 * replaced. Where it shows nothing, the first render waits only a little.
 */
export async function bootstrap(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("This page has no place to render into.");
  releaseHangingPreloads();
  const registry = await wholeRegistry(readRegistry(document));
  const shell = startShell(registry);
  const federation = startFederation(registry, {
    visitorId: visitorId(),
    isSafeToSwitch,
  });
  const { pathname } = window.location;
  const prepared = Promise.all([federation.prepare(pathname), loadOwnScreen(pathname)]);
  await startI18n().catch((error: unknown) => reportProblem(error, "the texts of the frame"));
  const isShown = root.hasChildNodes();
  if (isShown) await Promise.all([prepared, whenSessionKnown(shell.store)]);
  else await Promise.race([prepared, pause(FIRST_RENDER_CAP_MS)]);
  const isPrerendered = isShown && root.dataset.shows === "screen";
  renderPage(
    <FederationContext value={federation}>
      <App federation={federation} shell={shell} />
    </FederationContext>,
    root,
    isPrerendered && (await prepared).includes(true),
  );
  prefetchWhenIdle(loadFloating);
  prefetchWhenIdle(prepareRequests);
  prefetchWhenIdle(async () => {
    (await import("./telemetry/startTelemetry")).startTelemetry(federation);
  });
  prepareOnIntent(document, (path) => void federation.prepare(path));
}

/** Nothing is half done: no dialog is open, and nothing typed is unsaved. */
function isSafeToSwitch(): boolean {
  return !hasUnsaved() && document.querySelector("[role=dialog], [role=alertdialog]") === null;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
