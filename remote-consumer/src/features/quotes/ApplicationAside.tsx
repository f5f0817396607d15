import { answersOf } from "@quotehaven/contract/rules";
import { Problem, useTranslation } from "@quotehaven/platform";
import { Card, Disclosure, SkeletonCard, SkeletonScreen, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { AnswerSummary } from "../../shared/questionnaire/AnswerSummary";
import { wasUmbrellaOffered } from "../../shared/questionnaire/umbrella";

const Root = styled(Card)`
  max-height: 80vh;
  overflow-y: auto;

  & > h2 {
    margin-bottom: ${theme.space(3)};
  }
`;

/** The application the quotes are for, to read beside them. */
export function ApplicationAside() {
  const { t } = useTranslation();
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
  const { forms, meta } = application.data;
  const chosen = forms.filter(({ ins_id }) => meta.types.some((type) => type === ins_id));
  return (
    <Root as="aside" aria-label={t("quotes.summaryHeading")} tabIndex={0}>
      <h2>{t("quotes.summaryHeading")}</h2>
      {chosen.map((form) => {
        const answers = answersOf(form);
        return (
          <Disclosure key={form.ins_id} summary={form.ins_name} open={chosen.length === 1}>
            <AnswerSummary
              form={form}
              answers={answers}
              options={{ umbrella: wasUmbrellaOffered(answers) }}
            />
          </Disclosure>
        );
      })}
      {chosen.length === 0 && <p>{t("profile.noApplicationSelected")}</p>}
    </Root>
  );
}
