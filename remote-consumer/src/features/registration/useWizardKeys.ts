import { useEffect, useRef } from "react";

const editable =
  "input, textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=tab]";
const pressable = "a, button, summary, [role=option], [role=button]";

type WizardKeys = { onEnter: () => void; onLeft: () => void };

/** Whether the list of a select is open: Enter chooses there. */
function isOpen(select: Element): boolean {
  try {
    return select.matches(":open");
  } catch {
    // A browser that does not know the word keeps the keys of an open list from the page.
    return false;
  }
}

function targetOf(event: KeyboardEvent): Element | null {
  return event.target instanceof Element ? event.target : null;
}

/**
 * Enter advances and the left arrow goes back, wherever the focus is, unless it
 * already means something there: the arrow in a field (REG-3), Enter on a
 * button, in an open list or in a window (REG-4). Enter in a field submits the
 * form by itself; a closed select would open instead.
 */
export function useWizardKeys({ onEnter, onLeft }: WizardKeys): void {
  const latest = useRef({ onEnter, onLeft });
  useEffect(() => {
    latest.current = { onEnter, onLeft };
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = targetOf(event);
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!target || event.defaultPrevented || event.repeat || isModified) return;
      if (target.closest("[role=dialog], [role=alertdialog]")) return;
      const isClosedSelect = target.matches("select") && !isOpen(target);
      if (target.closest(editable) && !(isClosedSelect && event.key === "Enter")) return;
      if (event.key === "ArrowLeft") {
        event.preventDefault();
        latest.current.onLeft();
      }
      if (event.key === "Enter" && !target.closest(pressable)) {
        event.preventDefault();
        latest.current.onEnter();
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
