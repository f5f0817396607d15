import { useFormats, useToday } from "@quotehaven/platform";
import { Disclosure, Notice, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { QuestionLinks } from "./QuestionLinks";
import { agingQuestions, firstEnd, policiesToday, type PolicyToday } from "./renewal";
import { SubmitButton } from "./SubmitButton";
import type { ApplicationEditing } from "./useApplicationEditor";

/** What ends, what may have changed since it was answered, and one press that asks agents again. */
export function RenewalNotice({ editor }: { editor: ApplicationEditing }) {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  const today = useToday();
  const { application, chosen, options, toQuestion } = editor;
  const policies = policiesToday(application, chosen);
  const end = firstEnd(policies, today);
  const questions = agingQuestions(chosen, options);
  const isFirst = application.meta.submittedAt === null;
  const title =
    end === undefined
      ? t("renewal.title")
      : t(end < today ? "renewal.ended" : "renewal.ends", { date: date(end) });
  return (
    <Notice
      kind="info"
      title={title}
      role="region"
      aria-label={title}
      actions={
        <SubmitButton editor={editor}>
          {t(isFirst ? "renewal.submitFirst" : "renewal.submit")}
        </SubmitButton>
      }
    >
      <Stack $gap={2}>
        {policies.map((policy) => (
          <PolicyLine key={policy.type} policy={policy} />
        ))}
        {questions.length > 0 && (
          <Disclosure open summary={t("renewal.mayHaveChanged")}>
            <QuestionLinks questions={questions} onQuestion={toQuestion} />
          </Disclosure>
        )}
      </Stack>
    </Notice>
  );
}

/** A policy on one line: what is known of it. */
function PolicyLine({
  policy: { type, carrier, yearly, monthly, endsOn },
}: {
  policy: PolicyToday;
}) {
  const { t } = useTranslation("consumer");
  const { date, money } = useFormats();
  const known = [
    carrier,
    yearly !== undefined && t("renewal.yearly", { amount: money(yearly) }),
    yearly === undefined &&
      monthly !== undefined &&
      t("renewal.monthly", { amount: money(monthly) }),
    endsOn && t("renewal.until", { date: date(endsOn) }),
  ];
  return (
    <p>
      <span>
        {t("renewal.policy", {
          type: t(typeNameKeys[type]),
          known: known.filter(Boolean).join(", "),
        })}
      </span>
    </p>
  );
}
