import type { Language } from "@quotehaven/contract/schemas";
import { ChoiceRow } from "@quotehaven/shared-ui";
import { reportProblem } from "../problems/reportProblem";
import { languages } from "./language";
import { changeLanguage } from "./translator";
import { useTranslation } from "./useTranslation";

/** Chooses the language of the page. Each language is named in itself, for whoever reads only that one. */
export function LanguageSwitch() {
  const { t, language } = useTranslation();
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
