import { useLeadFee } from "@quotehaven/platform";
import { PointsSection } from "@quotehaven/shared-features/landing";
import { useTranslation } from "react-i18next";

/** What an agent pays, when it comes back, and how quotes are ordered. */
export function Costs() {
  const { t } = useTranslation("agent");
  const fee = useLeadFee();
  return (
    <PointsSection
      id="fee"
      tone="sunken"
      title={t("agentLanding.fee.title")}
      lead={t("agentLanding.fee.lead")}
      order="any"
      points={[
        {
          title: t("agentLanding.fee.onceTitle"),
          text: fee ? t("agentLanding.fee.onceAmount", { fee }) : t("agentLanding.fee.onceText"),
        },
        {
          title: t("agentLanding.fee.backTitle"),
          text: t("agentLanding.fee.backText"),
        },
        {
          title: t("agentLanding.fee.orderTitle"),
          text: t("agentLanding.fee.orderText"),
        },
      ]}
    />
  );
}
