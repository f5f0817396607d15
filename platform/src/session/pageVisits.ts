/**
 * Listens for the person coming back to the page. The browser may keep a page and show it again
 * after a sign-out, before any code has run: one that `isPrivate` is invisible until `restored` is
 * done. Returns its undo.
 */
export function watchPageVisits(on: {
  visible: () => void;
  restored: () => Promise<void>;
  isPrivate: () => boolean;
}): () => void {
  const page = document.documentElement;
  const onVisible = () => {
    if (document.visibilityState === "visible") on.visible();
  };
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && on.isPrivate()) page.style.visibility = "hidden";
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void on.restored().finally(() => page.style.removeProperty("visibility"));
  };
  document.addEventListener("visibilitychange", onVisible);
  window.addEventListener("pagehide", onHide);
  window.addEventListener("pageshow", onShow);
  return () => {
    document.removeEventListener("visibilitychange", onVisible);
    window.removeEventListener("pagehide", onHide);
    window.removeEventListener("pageshow", onShow);
  };
}
