import { brand, type ColorRole } from "./brand";

/** The custom property that carries a role: `surfaceRaised` → `--surface-raised`. */
export const cssVariable = (role: string) =>
  `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const color = Object.fromEntries(
  Object.keys(brand.colors.light).map((role) => [role, `var(${cssVariable(role)})`]),
) as Record<ColorRole, string>;

/**
 * Colours, spaces, type and motion, as the values a styled part writes.
 *
 * Colours are custom properties that GlobalStyle sets for both themes, so no provider is needed and
 * a prerendered page follows the system's theme before any script runs.
 *
 * @example styled.div`color: ${theme.color.ink}; padding: ${theme.space(4)};` // ink, 16px
 */
export const theme = {
  color,
  /** Lengths on the 4 px grid: `space(4)` is 16px. Several arguments make a shorthand. */
  space: (...steps: number[]) =>
    steps.map((step) => (step === 0 ? "0" : `${step * 4}px`)).join(" "),
  radius: { small: "6px", medium: "12px", large: "20px", round: "999px" },
  shadow: { low: "var(--shadow-low)", high: "var(--shadow-high)" },
  font: {
    sans: '"Figtree Variable", "Figtree Fallback", "Figtree Fallback Roboto", "Figtree Fallback DejaVu", system-ui, sans-serif',
    serif:
      '"Lora Variable", "Lora Fallback", "Lora Fallback Times", "Lora Fallback Noto", "Lora Fallback DejaVu", serif',
  },
  /** Type sizes by their px at a 16 px root; written in rem so that they follow the reader's own. */
  size: {
    12: "0.75rem",
    14: "0.875rem",
    16: "1rem",
    18: "1.125rem",
    22: "1.375rem",
    28: "1.75rem",
    36: "2.25rem",
    48: "3rem",
  },
  /** The three weights: text, what is pressed or named beside it, headings and figures. */
  weight: { regular: 400, medium: 500, bold: 600 },
  /** Media query of the phone layout: 768 px and narrower. */
  mobile: "@media (max-width: 48em)",
  /** Media query of what is wider than the phone layout. */
  desktop: "@media (min-width: 48.0625em)",
  /** Media query of fingers, where targets are at least 44 px. */
  touch: "@media (pointer: coarse)",
  /** Durations, 1 ms for people who prefer reduced motion (GlobalStyle sets the properties). */
  motion: {
    fast: "var(--motion-fast)",
    normal: "var(--motion-normal)",
    ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  },
  /** Stacking order, lowest first. */
  layer: { sticky: 10, floating: 40, modal: 50, toast: 60, loader: 70 },
  focusRing: `outline: 3px solid var(--focus); outline-offset: 2px;`,
} as const;
