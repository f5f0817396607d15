const stops = [
  "a[href]",
  "button:not([disabled])",
  "input:not([disabled], [type=hidden])",
  "select:not([disabled])",
  "textarea:not([disabled])",
  "summary",
  "iframe",
  "[contenteditable=true]",
  "[tabindex]:not([tabindex='-1'])",
].join(",");

/** Elements the Tab key stops at inside `root`, in order. */
export const focusable = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && !element.closest("[inert], [hidden]"),
  );

/** Where focus should begin inside `root`: what asks for it, otherwise the first field. */
export const firstField = (root: HTMLElement) =>
  root.querySelector<HTMLElement>("[data-autofocus]") ??
  focusable(root).find((element) => element.matches("input, select, textarea"));

let holders = 0;
let undo = () => {};

/** Stops the page behind from scrolling, without moving it sideways. Returns what undoes it. */
export function holdScroll() {
  holders += 1;
  if (holders === 1) {
    const { style } = document.body;
    const { overflow, paddingRight } = style;
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = "hidden";
    if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
    undo = () => {
      style.overflow = overflow;
      style.paddingRight = paddingRight;
    };
  }
  return () => {
    holders -= 1;
    if (holders === 0) undo();
  };
}
