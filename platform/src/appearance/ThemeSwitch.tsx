import { ChoiceRow } from "@quotehaven/shared-ui";
import { useSyncExternalStore } from "react";
import { useTranslation } from "../i18n/useTranslation";
import { chosenTheme, chooseTheme, onThemeChosen, pageThemes } from "./pageTheme";

/** Chooses whether the page is light, dark, or as the system is. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const chosen = useSyncExternalStore(onThemeChosen, chosenTheme, () => "system" as const);
  return (
    <ChoiceRow
      label={t("theme.label")}
      choices={pageThemes.map((each) => ({ value: each, label: t(`theme.${each}`) }))}
      value={chosen}
      onChange={chooseTheme}
    />
  );
}
