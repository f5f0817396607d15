import { isVisible, onVisibilityChange } from "@quotehaven/platform";
import { onCLS, onINP, onLCP } from "web-vitals";
import type { Federation } from "../federation";
import { createTabFigures, ONE_TAB_IN, type ToldBuild } from "./tabFigures";
import { watchUnhandled } from "./watchUnhandled";

const TELL_AFTER_MS = 5_000;
/** A tab that fails again and again says so no more than this often. */
const MOST_TOLD = 20;

/**
 * Tells the server what becomes of the remotes in this tab: how often they were loaded and failed,
 * and the vitals of the page. Numbers alone: no address, no words, nobody's id. Returns its own undo.
 */
export function startTelemetry(
  federation: Pick<Federation, "listen" | "failed" | "loader" | "registry">,
  { isSampled = Math.random() * ONE_TAB_IN < 1, send = sendFigures } = {},
): () => void {
  const figures = createTabFigures(isSampled);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timesTold = 0;

  function tell(): void {
    clearTimeout(timer);
    timer = undefined;
    const builds = figures.take();
    if (builds.length === 0 || timesTold >= MOST_TOLD) return;
    timesTold += 1;
    send(builds);
  }

  federation.listen((event) => {
    figures.add(event);
    timer ??= setTimeout(tell, TELL_AFTER_MS);
  });
  onLCP(({ value }) => figures.addVital("lcp", value));
  onINP(({ value }) => figures.addVital("inp", value));
  onCLS(({ value }) => figures.addVital("cls", value * 1_000));
  // After the vitals' own listeners: they speak when the page is hidden, and before that is told.
  const stopVisibility = onVisibilityChange(() => {
    if (!isVisible()) tell();
  });
  window.addEventListener("pagehide", tell);
  const stopWatching = watchUnhandled(federation);
  return () => {
    clearTimeout(timer);
    stopVisibility();
    window.removeEventListener("pagehide", tell);
    stopWatching();
  };
}

/** Outlives the page that sends it; where it is not taken, nobody misses it. */
function sendFigures(builds: ToldBuild[]): void {
  const body = new Blob([JSON.stringify({ builds: builds.slice(0, 10) })], {
    type: "application/json",
  });
  navigator.sendBeacon("/api/telemetry", body);
}
