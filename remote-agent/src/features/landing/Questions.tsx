import { QuestionsSection } from "@quotehaven/shared-features/landing";
import { useTranslation } from "react-i18next";

const asked = ["hold", "who", "license", "late"] as const;

/** What agents ask before they register. */
export function Questions() {
  const { t } = useTranslation("agent");
  return (
    <QuestionsSection
      title={t("agentLanding.questions.title")}
      lead={t("agentLanding.questions.lead")}
      questions={asked.map((name) => ({
        question: t(`agentLanding.questions.${name}Question`),
        answer: t(`agentLanding.questions.${name}Answer`),
      }))}
    />
  );
}
