import { Problem } from "@quotehaven/platform";
import { Card, Disclosure, SkeletonCard, SkeletonScreen, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { notPrinted } from "../../shared/notPrinted";
import { AnswerSummary } from "../../shared/questionnaire/AnswerSummary";
import { wasUmbrellaOffered } from "../../shared/questionnaire/umbrella";

const Root = styled(Card)`
  ${notPrinted}
  max-height: 80vh;
  overflow-y: auto;

  & > h2 {
    margin-bottom: ${theme.space(1)};
  }

  & > p {
    margin-bottom: ${theme.space(3)};
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }

  @media (max-width: 67.5em) {
    max-height: 60vh;
  }
`;

/** What the quotes are for, to read beside them: the application as it was submitted. */
export function ApplicationAside() {
  const { t } = useTranslation("consumer");
  const application = useConsumerApplicationQuery();
  if (application.isError) {
    return <Problem error={application.error} onRetry={() => void application.refetch()} />;
  }
  if (!application.data) {
    return (
      <SkeletonScreen>
        <SkeletonCard lines={6} />
      </SkeletonScreen>
    );
  }
  const { forms, submitted } = application.data;
  const asked = forms.filter(({ insuranceTypeId }) => submitted?.types.includes(insuranceTypeId));
  return (
    <Root as="aside" aria-label={t("quotes.summaryHeading")} tabIndex={0}>
      <h2>{t("quotes.summaryHeading")}</h2>
      <p>{t("quotes.summaryText")}</p>
      {asked.map((form) => {
        const answers = submitted?.answersByType[form.insuranceTypeId] ?? {};
        return (
          <Disclosure key={form.insuranceTypeId} summary={form.name} open>
            <AnswerSummary
              titleAs="h3"
              form={form}
              answers={answers}
              options={{ umbrella: wasUmbrellaOffered(answers) }}
            />
          </Disclosure>
        );
      })}
      {asked.length === 0 && <p>{t("profile.noApplicationSelected")}</p>}
    </Root>
  );
}
