import { useLeadFee } from "@quotehaven/platform";
import { PointsSection } from "@quotehaven/shared-features/landing";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Licenses = styled.div`
  max-width: 60ch;
  margin-top: ${theme.space(8)};
  padding-inline-start: ${theme.space(4)};
  border-inline-start: 3px solid ${theme.color.accent};

  & > h3 {
    font-family: ${theme.font.sans};
    font-size: ${theme.size[16]};
  }
`;

/** Who pays what, in dollars, and how far licenses are checked. */
export function HowWeEarn() {
  const { t } = useTranslation("consumer");
  const fee = useLeadFee();
  return (
    <PointsSection
      id="fee"
      tone="sunken"
      title={t("landing.fee.title")}
      lead={t("landing.fee.lead")}
      order="any"
      points={[
        { title: t("landing.fee.youTitle"), text: t("landing.fee.youText") },
        {
          title: t("landing.fee.agentTitle"),
          text: fee ? t("landing.fee.agentAmount", { fee }) : t("landing.fee.agentText"),
        },
        {
          title: t("landing.fee.nobodyTitle"),
          text: t("landing.fee.nobodyText"),
        },
      ]}
    >
      <Licenses>
        <h3>{t("landing.fee.licenseTitle")}</h3>
        <p>{t("landing.fee.licenseText")}</p>
      </Licenses>
    </PointsSection>
  );
}
