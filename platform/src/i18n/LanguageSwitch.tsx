import type { Language } from "@quotehaven/contract/schemas";
import { ChoiceRow } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { reportProblem } from "../problems/reportProblem";
import { languages } from "./language";
import { changeLanguage, useLanguage } from "./i18n";

/** Chooses the language of the page. Each language is named in itself, for whoever reads only that one. */
export function LanguageSwitch() {
  const { t } = useTranslation("platform");
  const language = useLanguage();
  const choose = (next: Language) =>
    changeLanguage(next).catch((error: unknown) => reportProblem(error, `switching to ${next}`));
  return (
    <ChoiceRow
      label={t("language.label")}
      choices={languages.map((each) => ({ value: each, label: t(`language.${each}`), lang: each }))}
      value={language}
      onChange={(next) => void choose(next)}
    />
  );
}
