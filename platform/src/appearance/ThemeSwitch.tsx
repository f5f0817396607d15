import { ChoiceRow } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { chooseTheme, pageThemes } from "./pageTheme";
import { useChosenTheme } from "./useChosenTheme";

/** Chooses whether the page is light, dark, or as the system is. */
export function ThemeSwitch() {
  const { t } = useTranslation("platform");
  return (
    <ChoiceRow
      label={t("theme.label")}
      choices={pageThemes.map((each) => ({ value: each, label: t(`theme.${each}`) }))}
      value={useChosenTheme()}
      onChange={chooseTheme}
    />
  );
}
