import { useTranslation } from "@quotehaven/platform";
import { Illustration, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { Point, Points } from "./Point";
import { Section } from "./Section";

const Aside = styled.p`
  max-width: 60ch;
  margin-top: ${theme.space(8)};
  padding-inline-start: ${theme.space(4)};
  border-inline-start: 3px solid ${theme.color.accent};
`;

/** What sets the product apart, and what it promises. */
export function Different() {
  const { t } = useTranslation();
  return (
    <Section
      id="how-we-are-different"
      title={t("landing.different.title")}
      lead={t("landing.different.lead")}
    >
      <Points as="ul">
        <Point picture={<Illustration name="shield" />} title={t("landing.different.callsTitle")}>
          {t("landing.different.callsText")}
        </Point>
        <Point picture={<Illustration name="family" />} title={t("landing.different.worldsTitle")}>
          {t("landing.different.worldsText")}
        </Point>
        <Point picture={<Illustration name="car" />} title={t("landing.different.focusedTitle")}>
          {t("landing.different.focusedText")}
        </Point>
      </Points>
      <Aside>{t("landing.different.umbrellaText")}</Aside>
    </Section>
  );
}
