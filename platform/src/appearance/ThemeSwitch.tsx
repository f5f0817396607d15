import { ChoiceRow } from "@quotehaven/shared-ui";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { events } from "../events/events";
import { chosenTheme, chooseTheme, onThemeChosen, pageThemes, type PageTheme } from "./pageTheme";

/** The theme that the person chose, here or in another tab. */
export function useChosenTheme(): PageTheme {
  return useSyncExternalStore(onThemeChosen, chosenTheme, () => "system" as const);
}

/** Chooses whether the page is light, dark, or as the system is. */
export function ThemeSwitch() {
  const { t } = useTranslation("platform");
  return (
    <ChoiceRow
      label={t("theme.label")}
      choices={pageThemes.map((each) => ({ value: each, label: t(`theme.${each}`) }))}
      value={useChosenTheme()}
      onChange={(theme) => {
        if (!chooseTheme(theme)) events.emit("notKept", { what: "choice" });
      }}
    />
  );
}
