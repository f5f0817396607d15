import { PointsSection } from "@quotehaven/shared-features/landing";
import { useTranslation } from "react-i18next";

/** The three steps from questions to a chosen quote. */
export function HowItWorks() {
  const { t } = useTranslation("consumer");
  return (
    <PointsSection
      id="how-it-works"
      tone="sunken"
      title={t("landing.how.title")}
      lead={t("landing.how.lead")}
      order="steps"
      points={[
        {
          picture: "everything",
          title: t("landing.how.needsTitle"),
          text: t("landing.how.needsText"),
        },
        { picture: "compare", title: t("landing.how.workTitle"), text: t("landing.how.workText") },
        {
          picture: "handshake",
          title: t("landing.how.chooseTitle"),
          text: t("landing.how.chooseText"),
        },
      ]}
    />
  );
}
