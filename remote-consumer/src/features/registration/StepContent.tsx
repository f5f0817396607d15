import { Problem } from "@quotehaven/platform";
import { FormErrorSummary } from "@quotehaven/platform/forms";
import { Notice, SkeletonScreen, SkeletonText, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { QuestionErrorSummary } from "../../shared/questionnaire/QuestionErrorSummary";
import { AboutYouStep } from "./AboutYouStep";
import { AccountStep } from "./AccountStep";
import { HouseholdStep } from "./HouseholdStep";
import { QuestionsStep } from "./QuestionsStep";
import type { Registration } from "./useRegistration";

const Summary = styled.div`
  &:not(:empty) {
    margin-bottom: ${theme.space(6)};
  }
`;

/** What the open step asks, below the errors that keep the person from the next one. */
export function StepContent({ registration }: { registration: Registration }) {
  const { t } = useTranslation("consumer");
  const { isLast, isRefused, isPasswordLost, isEmailTaken, pages, questions } = registration;
  const { step, page } = registration.place;
  return (
    <>
      <Summary>
        {isRefused && !isLast && <FormErrorSummary />}
        {isRefused && isLast && (
          <QuestionErrorSummary
            key={page}
            questions={pages.sections[page]?.questions ?? []}
            errors={questions.errors}
            attempt={registration.attempt}
          />
        )}
        {isPasswordLost && (
          <Notice title={t("registration.passwordLostTitle")}>
            {t("registration.passwordLost")}
          </Notice>
        )}
      </Summary>
      {step === 1 && <AboutYouStep askedAgain={registration.askedAgain} />}
      {step === 2 && <HouseholdStep isEmailTaken={isEmailTaken} />}
      {step === 3 && <AccountStep />}
      {isLast && <LastStep registration={registration} />}
    </>
  );
}

/** The questions, once they are there. */
function LastStep({ registration }: { registration: Registration }) {
  const { query, catalogue } = registration.questions;
  if (catalogue) return <QuestionsStep registration={registration} form={catalogue} />;
  if (query.isError) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <SkeletonScreen>
      <SkeletonText lines={8} />
    </SkeletonScreen>
  );
}
