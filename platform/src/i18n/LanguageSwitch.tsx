import type { Language } from "@quotehaven/contract/schemas";
import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { reportProblem } from "../problems/reportProblem";
import { languages } from "./language";
import { changeLanguage } from "./translator";
import { useTranslation } from "./useTranslation";

const Group = styled.div`
  display: inline-flex;
  gap: ${theme.space(1)};
`;

const Choice = styled.button`
  min-width: 40px;
  min-height: 40px;
  padding: ${theme.space(1, 2)};
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: inherit;
  font-size: ${theme.size[14]};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.3em;
  cursor: pointer;

  &:hover,
  &[aria-pressed="true"] {
    text-decoration-color: currentcolor;
  }

  ${theme.touch} {
    min-width: 44px;
    min-height: 44px;
  }
`;

/** Chooses the language of the page. Each language is named in itself, for whoever reads only that one. */
export function LanguageSwitch() {
  const { t, language } = useTranslation();
  const choose = (next: Language) =>
    changeLanguage(next).catch((error: unknown) => reportProblem(error, `switching to ${next}`));
  return (
    <Group role="group" aria-label={t("language.label")}>
      {languages.map((each) => (
        <Choice
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          onClick={() => void choose(each)}
        >
          {t(`language.${each}`)}
        </Choice>
      ))}
    </Group>
  );
}
