import { reportProblem } from "@quotehaven/platform";
import { hasUnsaved, isSidOnlyHere, prepareRequests } from "@quotehaven/platform/shell";
import { isOverlayOpen, loadFloating } from "@quotehaven/shared-ui";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { App } from "./App";
import {
  FederationContext,
  ownerOf,
  prepareOnIntent,
  readRegistry,
  startFederation,
  wholeRegistry,
  type Federation,
} from "./federation";
import { renderPage } from "./hydration/renderPage";
import { prepareTexts } from "./messages/prepareTexts";
import { whenSessionKnown } from "./session/whenSessionKnown";
import { firstRoutes, shellRouter } from "./shellRouter";
import { shellRoutes } from "./shellRoutes";
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
  const isShown = root.hasChildNodes();
  if (isShown) await Promise.all([prepared, whenSessionKnown(shell.store)]);
  else await Promise.race([prepared, pause(FIRST_RENDER_CAP_MS)]);
  const router = shellRouter(routes, page);
  const nextRouter = async () =>
    shellRouter(await firstRoutes(window.location.pathname, page), page);
  const isPrerendered = isShown && root.dataset.shows === "screen";
  renderPage(
    <FederationContext value={federation}>
      <App shell={shell} router={router} nextRouter={nextRouter} />
    </FederationContext>,
    root,
    isPrerendered && isAsPrerendered(routes, pathname, federation),
  );
  prefetchWhenIdle(loadFloating);
  prefetchWhenIdle(prepareRequests);
  prefetchWhenIdle(async () => {
    (await import("./telemetry/startTelemetry")).startTelemetry(federation);
  });
  prepareOnIntent(document, (path) => void federation.prepare(path));
}

/** Nothing would end: nothing is open over the page, nothing typed is unsaved, and the browser keeps the session. */
function isSafeToSwitch(): boolean {
  return !hasUnsaved() && !isSidOnlyHere() && !isOverlayOpen();
}

/** Whether the first render is that of the build that prerendered the page: its screens came, and are of the stable build. */
function isAsPrerendered(
  routes: RouteObject[],
  path: string,
  { registry, loader }: Federation,
): boolean {
  const owner = ownerOf(registry(), path);
  const state = owner && loader.state(owner.remote.name);
  const isStable = !state || (state.status === "ready" && state.target.channel === "stable");
  const screens = matchRoutes(routes, path) ?? [];
  return isStable && screens.every(({ route }) => route.lazy === undefined);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
