/** The landing's sections in the order of its navigation: element id and translation key. */
export const sections = [
  { id: "home", label: "agentLanding.nav.home" },
  { id: "how-it-works", label: "agentLanding.nav.howItWorks" },
  { id: "how-we-are-different", label: "agentLanding.nav.howDifferent" },
  { id: "contact", label: "agentLanding.nav.contact" },
] as const;

/** Scrolls to a section, smoothly unless the person prefers reduced motion, and moves the focus there. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const prefersStillness = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  section.scrollIntoView?.({ behavior: prefersStillness ? "auto" : "smooth", block: "start" });
  section.focus({ preventScroll: true });
}
