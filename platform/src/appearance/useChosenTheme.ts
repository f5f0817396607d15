import { useSyncExternalStore } from "react";
import { chosenTheme, onThemeChosen, type PageTheme } from "./pageTheme";

/** The theme that the person chose, here or in another tab. */
export function useChosenTheme(): PageTheme {
  return useSyncExternalStore(onThemeChosen, chosenTheme, () => "system" as const);
}
