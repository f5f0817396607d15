import { PointsSection } from "@quotehaven/shared-features/landing";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { WhatAgentsSee } from "../../shared/WhatAgentsSee";

const Aside = styled.p`
  max-width: 60ch;
  margin-top: ${theme.space(8)};
  padding-inline-start: ${theme.space(4)};
  border-inline-start: 3px solid ${theme.color.accent};
`;

const Sight = styled.div`
  margin-top: ${theme.space(8)};
`;

/** What sets the product apart, and what it promises. */
export function Different() {
  const { t } = useTranslation("consumer");
  return (
    <PointsSection
      id="how-we-are-different"
      title={t("landing.different.title")}
      lead={t("landing.different.lead")}
      order="any"
      points={[
        {
          picture: "shield",
          title: t("landing.different.callsTitle"),
          text: t("landing.different.callsText"),
        },
        {
          picture: "talk",
          title: t("landing.different.worldsTitle"),
          text: t("landing.different.worldsText"),
        },
        {
          picture: "fee",
          title: t("landing.different.focusedTitle"),
          text: t("landing.different.focusedText"),
        },
      ]}
    >
      <Aside>{t("landing.different.umbrellaText")}</Aside>
      <Sight>
        <WhatAgentsSee />
      </Sight>
    </PointsSection>
  );
}
