import { insuranceTypes, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { Form, Problem, Screen, useNavigate, useTranslation } from "@quotehaven/platform";
import {
  Button,
  Container,
  ErrorSummary,
  Modal,
  SkeletonScreen,
  SkeletonText,
  Slide,
  Stepper,
  theme,
} from "@quotehaven/shared-ui";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { PublicHeader } from "../../shared/PublicHeader";
import { AboutYouStep } from "./AboutYouStep";
import { AccountStep } from "./AccountStep";
import { HouseholdStep } from "./HouseholdStep";
import { QuestionsStep } from "./QuestionsStep";
import { useRegistration } from "./useRegistration";
import { useWizardKeys } from "./useWizardKeys";

const Page = styled(Container)`
  display: grid;
  gap: ${theme.space(6)};
  padding-block: ${theme.space(8, 16)};
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space(2)};

  & > p {
    color: ${theme.color.inkMuted};
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(6)};

  & h2:focus {
    outline: none;
  }
`;

const StepTitle = styled.h2`
  margin-bottom: ${theme.space(5)};
`;

const Summary = styled.div`
  &:not(:empty) {
    margin-bottom: ${theme.space(6)};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space(3)};
  padding-top: ${theme.space(5)};
  border-top: 1px solid ${theme.color.line};

  & > :last-child {
    margin-inline-start: auto;
  }
`;

const typeWords: Record<InsuranceTypeId, string> = {
  [insuranceTypes.home]: "common.homeWord",
  [insuranceTypes.life]: "common.lifeWord",
  [insuranceTypes.auto]: "common.autoWord",
};

/** Registration in four steps for one insurance type. */
export function RegisterScreen({ insId }: { insId: InsuranceTypeId }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const wizard = useRegistration(insId);
  const { step, isLast, isSending, questions, registeredEmail } = wizard;
  const heading = useRef<HTMLHeadingElement>(null);
  const type = t(typeWords[insId]);
  useWizardKeys({
    onEnter: wizard.advance,
    onLeft: wizard.goBack,
    isActive: registeredEmail === null,
  });

  const isFirstRender = useRef(true);
  useEffect(() => {
    if (!isFirstRender.current) heading.current?.focus();
    isFirstRender.current = false;
  }, [step]);

  const titles = [1, 2, 3, 4].map((each) => t(`registration.step${each}`, { type }));
  const goHome = () => navigate("/");

  return (
    <Screen title={t("registration.title", { type })}>
      <PublicHeader />
      <main id="content">
        <Page width="text">
          <Head>
            <h1>{t("registration.heading", { type })}</h1>
            <p>{t("registration.lead")}</p>
          </Head>
          <Stepper
            aria-label={t("registration.stepsLabel")}
            steps={titles.map((label, index) => ({
              label,
              state:
                index + 1 === step ? "current" : wizard.isComplete(index + 1) ? "done" : "todo",
            }))}
            onSelect={(index) => wizard.goTo(index + 1)}
          />
          <Form
            form={wizard.form}
            onSubmit={wizard.advance}
            asks={false}
            aria-labelledby="wizard-step"
          >
            <Parts>
              <Slide index={step}>
                <StepTitle id="wizard-step" ref={heading} tabIndex={-1}>
                  {titles[step - 1]}
                </StepTitle>
                <Summary>
                  <ErrorSummary
                    errors={wizard.refusals}
                    attempt={wizard.attempt}
                    title={t("registration.errorsTitle")}
                  />
                </Summary>
                {step === 1 && <AboutYouStep />}
                {step === 2 && <HouseholdStep />}
                {step === 3 && <AccountStep />}
                {isLast && questions.query.isLoading && (
                  <SkeletonScreen>
                    <SkeletonText lines={8} />
                  </SkeletonScreen>
                )}
                {isLast && questions.query.isError && (
                  <Problem
                    error={questions.query.error}
                    onRetry={() => void questions.query.refetch()}
                  />
                )}
                {isLast && questions.catalogue && (
                  <QuestionsStep
                    form={questions.catalogue}
                    answers={questions.answers}
                    errors={wizard.shownQuestionErrors}
                    onAnswer={questions.onAnswer}
                    onLeave={questions.onLeave}
                  />
                )}
              </Slide>
              <Buttons>
                {step > 1 && (
                  <Button onClick={wizard.goBack} disabled={isSending}>
                    {t("registration.previous")}
                  </Button>
                )}
                <Button
                  type="submit"
                  emphasis="primary"
                  busy={isSending}
                  busyLabel={t("registration.finishing")}
                  disabled={isLast && !questions.catalogue}
                >
                  {t(isLast ? "registration.finish" : "registration.next")}
                </Button>
              </Buttons>
            </Parts>
          </Form>
        </Page>
      </main>
      {registeredEmail !== null && (
        <Modal
          size="small"
          title={t("registration.successTitle")}
          onClose={goHome}
          footer={
            <Button emphasis="primary" onClick={goHome} data-autofocus="">
              {t("registration.goHome")}
            </Button>
          }
        >
          <p>{t("registration.successText", { email: registeredEmail })}</p>
          <p>{t("registration.successHint")}</p>
        </Modal>
      )}
    </Screen>
  );
}
