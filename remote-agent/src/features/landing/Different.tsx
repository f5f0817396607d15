import { PointsSection } from "@quotehaven/shared-features/landing";
import { useTranslation } from "react-i18next";

/** What an agent gains here, and what it costs. */
export function Different() {
  const { t } = useTranslation("agent");
  return (
    <PointsSection
      id="how-we-are-different"
      title={t("agentLanding.different.title")}
      lead={t("agentLanding.different.lead")}
      order="any"
      points={[
        {
          picture: "shield",
          title: t("agentLanding.different.winTitle"),
          text: t("agentLanding.different.winText"),
        },
        {
          picture: "everything",
          title: t("agentLanding.different.readyTitle"),
          text: t("agentLanding.different.readyText"),
        },
        {
          picture: "fee",
          title: t("agentLanding.different.fairTitle"),
          text: t("agentLanding.different.fairText"),
        },
      ]}
    />
  );
}
