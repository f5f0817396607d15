import { isOverlayOpen } from "@quotehaven/shared-ui";
import { useEffect, useEffectEvent } from "react";

const editable =
  "input, textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=tab]";
const pressable = "a, button, summary, [role=option], [role=button]";

/** Whether the list of a select is open: Enter chooses there. */
function isOpen(select: Element): boolean {
  try {
    return select.matches(":open");
  } catch {
    // A browser that does not know the word keeps the keys of an open list from the page.
    return false;
  }
}

/**
 * Enter advances and the left arrow goes back, wherever the focus is, unless it
 * already means something there: the arrow in a field (REG-3), Enter on a
 * button, in an open list or in a window (REG-4). Enter in a field submits the
 * form by itself; a closed select would open instead. A form beside the wizard has keys of its own.
 */
export function useWizardKeys(keys: { onEnter: () => void; onLeft: () => void }): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!(target instanceof Element) || event.defaultPrevented || event.repeat || isModified)
      return;
    if (isOverlayOpen() || target.closest("[data-own-keys]")) return;
    const isClosedSelect = target.matches("select") && !isOpen(target);
    if (target.closest(editable) && !(isClosedSelect && event.key === "Enter")) return;
    if (event.key === "ArrowLeft") {
      event.preventDefault();
      keys.onLeft();
    }
    if (event.key === "Enter" && !target.closest(pressable)) {
      event.preventDefault();
      keys.onEnter();
    }
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
