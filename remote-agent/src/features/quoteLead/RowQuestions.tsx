import { Notice, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { hasBundle, type QuoteForm } from "./quoteForms";
import type { QuestionOf } from "./useOddValues";

/** What is asked about the prices of a row, under it. */
export function RowQuestions({ quote, questionOf }: { quote: QuoteForm; questionOf: QuestionOf }) {
  const { t } = useTranslation("agent");
  const asked = [
    ...quote.prices.map(({ insuranceTypeId, insuranceTypeName }) => ({
      name: insuranceTypeName,
      question: questionOf(insuranceTypeId),
    })),
    { name: t("quoteLead.bundle"), question: questionOf("bundle") },
  ].filter(({ question }) => question !== undefined);
  if (asked.length === 0) return null;
  return (
    <Stack gap={2}>
      {asked.map(({ name, question }) => (
        <Notice key={name} kind="caution" title={hasBundle(quote) ? name : undefined}>
          {question}
        </Notice>
      ))}
    </Stack>
  );
}
