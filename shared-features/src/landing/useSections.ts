import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { useCallback, useEffect, type MouseEvent, useEffectEvent } from "react";
import { scrollToSection, sections, topBlockId, type SectionId } from "./sections";

function sectionIn(hash: string): SectionId | undefined {
  return sections.find(({ id }) => hash === `#${id}`)?.id;
}

/** Arriving at a landing with a section in the address leads to that section. */
export function useSectionOnArrival(): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === "POP" && key !== "default";
  const arrive = useEffectEvent(() => {
    const id = sectionIn(hash);
    if (!id || isReturn || scrollToSection(id, "auto")) return;
    // A part of the landing arrives later.
    const arrivals = new MutationObserver(() => {
      if (scrollToSection(id, "auto")) arrivals.disconnect();
    });
    arrivals.observe(document.body, { childList: true, subtree: true });
    return () => arrivals.disconnect();
  });
  // Only the arrival: a press scrolls by itself, and on the way back the router restores the place.
  useEffect(() => arrive(), []);
}

/** Goes to a section of the landing: scrolls there, and says it in the address. */
export function useGoToSection(): (id: SectionId) => (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  return useCallback(
    (id) => (event) => {
      event.preventDefault();
      const next = id === topBlockId ? "" : `#${id}`;
      // The router keeps the scroll position of this visit when the address has changed, so the
      // scrolling begins after that.
      const navigated = navigate({ hash: next }, { replace: next === hash, flushSync: true });
      void Promise.resolve(navigated).then(() => scrollToSection(id));
    },
    [navigate, hash],
  );
}
