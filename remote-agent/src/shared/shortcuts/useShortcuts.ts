import { useEffect, useEffectEvent } from "react";
import { useKeptChoice } from "../useKeptChoice";
import { isFreeKey, shortcutOf, type Shortcut } from "./shortcutRules";

/** Whether the person wants single keys to do things (WCAG 2.1.4), kept for the next visit. */
export function useShortcutsSwitch(): [boolean, (on: boolean) => void] {
  const [choice, choose] = useKeptChoice("shortcuts", ["on", "off"]);
  return [choice === "on", (on) => choose(on ? "on" : "off")];
}

/**
 * Does what a key asks for while the screen is shown, unless it is switched off, something is open
 * over the page, or the key belongs to what has the focus. Keys with Ctrl, Alt or ⌘ are the browser's.
 *
 * The list may be a new one at each render.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const [isOn] = useShortcutsSwitch();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isFreeKey(event)) return;
    const shortcut = shortcutOf(shortcuts, event);
    if (!shortcut?.run) return;
    event.preventDefault();
    shortcut.run();
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [isOn]);
}
