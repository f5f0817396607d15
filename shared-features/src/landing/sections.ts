/** The block at the top of a landing; its bar becomes fixed once the block is out of view. */
export const topBlockId = "home";

/** A landing's sections in the order of its navigation: element id and translation key. */
export const sections = [
  { id: topBlockId, label: "landing.nav.home" },
  { id: "how-it-works", label: "landing.nav.howItWorks" },
  { id: "how-we-are-different", label: "landing.nav.howDifferent" },
  { id: "contact", label: "landing.nav.contact" },
] as const;

/** The id of a section that the navigation leads to. */
export type SectionId = (typeof sections)[number]["id"];

/** Every section of a landing; those beyond the navigation's are read on the way down. */
export type LandingSectionId = SectionId | "fee" | "questions";

/**
 * Scrolls to a section, smoothly unless told otherwise or the person prefers reduced motion, and
 * moves the focus there. False where it is not there.
 */
export function scrollToSection(id: SectionId, behavior: ScrollBehavior = "smooth"): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  const prefersStillness = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  section.scrollIntoView?.({ behavior: prefersStillness ? "auto" : behavior, block: "start" });
  section.focus({ preventScroll: true });
  return true;
}
