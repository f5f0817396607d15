import { QuestionsSection } from "@quotehaven/shared-features/landing";
import { useTranslation } from "react-i18next";

const asked = ["cost", "phone", "see", "when", "must", "delete"] as const;

/** What people ask before they begin. */
export function Questions() {
  const { t } = useTranslation("consumer");
  return (
    <QuestionsSection
      title={t("landing.questions.title")}
      lead={t("landing.questions.lead")}
      questions={asked.map((name) => ({
        question: t(`landing.questions.${name}Question`),
        answer: t(`landing.questions.${name}Answer`),
      }))}
    />
  );
}
