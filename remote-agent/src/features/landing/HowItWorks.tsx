import { PointsSection } from "@quotehaven/shared-features/landing";
import { useTranslation } from "react-i18next";

/** The three steps from a client who asks to a client won. */
export function HowItWorks() {
  const { t } = useTranslation("agent");
  return (
    <PointsSection
      id="how-it-works"
      tone="sunken"
      title={t("agentLanding.how.title")}
      lead={t("agentLanding.how.lead")}
      order="steps"
      points={[
        {
          picture: "mailbox",
          title: t("agentLanding.how.clientsTitle"),
          text: t("agentLanding.how.clientsText"),
        },
        {
          picture: "compare",
          title: t("agentLanding.how.quotesTitle"),
          text: t("agentLanding.how.quotesText"),
        },
        {
          picture: "handshake",
          title: t("agentLanding.how.winTitle"),
          text: t("agentLanding.how.winText"),
        },
      ]}
    />
  );
}
