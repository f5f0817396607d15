import { changeLanguage, languages, useTranslation } from "@quotehaven/platform";
import { textLink } from "@quotehaven/shared-ui";
import styled from "styled-components";

const Choice = styled.button`
  ${textLink}
  min-height: 44px;
  padding: 0 4px;
`;

/** Offers the other languages, each in its own words. */
export function LanguageSwitch() {
  const { t, language } = useTranslation();
  return (
    <>
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <Choice key={other} type="button" lang={other} onClick={() => void changeLanguage(other)}>
            {t(`language.${other}`)}
          </Choice>
        ))}
    </>
  );
}
