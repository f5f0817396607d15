import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { reportProblem } from "@quotehaven/platform";
import {
  hasUnsaved,
  prepareRequests,
  TakesOver,
  whenLetGo,
  type FirstPaint,
} from "@quotehaven/platform/shell";
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
import { prepareTexts } from "./messages/prepareTexts";
import { whenSessionKnown } from "./session/whenSessionKnown";
import { firstRoutes, shellRouter } from "./shellRouter";
import { shellRoutes } from "./shellRoutes";
import { startShell } from "./startShell";
import { prefetchWhenIdle } from "./prefetchWhenIdle";
import { visitorId } from "./visitor/visitorId";

const FIRST_RENDER_CAP_MS = 2_500;

/**
 * Starts the shell: reads the registry from the page, lets the remote of the present path arrive, or
 * the shell's own screen, and renders. The first render waits for it a little, because a fallback that is replaced
 * at once costs React's throttle of 300 ms. Where the page shows something already, it waits until
 * that and the session are there or have failed: a skeleton is no gain over that.
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
  const page = { federation, store: shell.store };
  let routes = shellRoutes();
  const prepared = firstRoutes(pathname, page).then((ready) => (routes = ready));
  await prepareTexts().catch((error: unknown) => reportProblem(error, "the texts of the frame"));
  const paint = window.quotehavenFirstPaint;
  if (paint) await readyFor(paint, [prepared, whenSessionKnown(shell.store)]);
  else await Promise.race([prepared, pause(FIRST_RENDER_CAP_MS)]);
  const router = shellRouter(routes, page);
  const nextRouter = async () =>
    shellRouter(await firstRoutes(window.location.pathname, page), page);
  const frame = createRoot(root, {
    onUncaughtError: (error) => reportProblem(error, "the frame"),
  });
  // In pieces: between them the browser answers whoever scrolls or presses meanwhile.
  startTransition(() =>
    frame.render(
      <TakesOver paint={paint} root={root}>
        <FederationContext value={federation}>
          <App
            shell={shell}
            router={router}
            nextRouter={nextRouter}
            hasGlobalStyle={paint !== undefined}
          />
        </FederationContext>
      </TakesOver>,
    ),
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

/** Nothing that the page shows already gives way to a skeleton, or is taken from under a finger. */
async function readyFor(paint: FirstPaint, needed: Promise<unknown>[]): Promise<void> {
  await Promise.all(needed);
  await whenLetGo(paint);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
