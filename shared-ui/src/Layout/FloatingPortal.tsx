import { createContext, useContext, type ReactNode } from "react";
import { createPortal } from "react-dom";

/**
 * Where floating parts are put. A modal puts those opened from inside it into itself, so that they
 * belong to what is focusable while it is open.
 */
export const FloatingContainer = createContext<HTMLElement | null>(null);

/** The element floating parts should be put into here; `null` on a page without a modal. */
export const useFloatingContainer = () => useContext(FloatingContainer);

/** Puts children on top of everything. Render it only while open: it needs a document. */
export function FloatingPortal({ children }: { children: ReactNode }) {
  return createPortal(children, useContext(FloatingContainer) ?? document.body);
}
