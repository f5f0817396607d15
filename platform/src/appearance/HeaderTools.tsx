import { IconButton, type IconName } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { LanguageSwitch } from "../i18n/LanguageSwitch";
import { chooseTheme, pageThemes, type PageTheme } from "./pageTheme";
import { useChosenTheme } from "./ThemeSwitch";

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

const icons: Record<PageTheme, IconName> = { system: "halfMoon", light: "sun", dark: "moon" };

/** Steps through system, light and dark, where there is no room for their names. */
function ThemeButton() {
  const { t } = useTranslation("platform");
  const now = useChosenTheme();
  const next = pageThemes[(pageThemes.indexOf(now) + 1) % pageThemes.length] ?? "system";
  return (
    <IconButton
      icon={icons[now]}
      label={t("theme.step", { now: t(`theme.${now}`), next: t(`theme.${next}`) })}
      onClick={() => chooseTheme(next)}
    />
  );
}

/** What every page outside of an area has at its head: its colors and its language. */
export function HeaderTools() {
  return (
    <Tools>
      <ThemeButton />
      <LanguageSwitch />
    </Tools>
  );
}
