/**
 * Listens for the person coming back to the page. The browser may keep a page (back/forward cache) and
 * show it again after a sign-out, before any code has run. So the page is hidden while it is kept, where
 * `left` says so. It is shown again once `restored` has returned and React has rendered: `restored`
 * takes away what may not be seen, without waiting for the network. Returns its undo.
 */
export function watchPageVisits(on: {
  visible: () => void;
  left: () => boolean;
  restored: () => void;
}): () => void {
  const page = document.documentElement;
  const onVisible = () => {
    if (document.visibilityState === "visible") on.visible();
  };
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && on.left()) page.style.visibility = "hidden";
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    on.restored();
    setTimeout(() => page.style.removeProperty("visibility"), 0);
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
