import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { Form, FormErrorSummary, Problem, Screen, useTranslation } from "@quotehaven/platform";
import {
  Button,
  Container,
  ErrorSummary,
  focusStart,
  Notice,
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
import { typeWords } from "./typeWords";
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

/** More pages than a step may have, so that each place has a number of its own. */
const PAGES_AT_MOST = 100;

type RegisterScreenProps = {
  insId: InsuranceTypeId;
  /** Told where the confirmation was sent. */
  onRegistered: (email: string) => void;
};

/** Registration in four steps for one insurance type. */
export function RegisterScreen({ insId, onRegistered }: RegisterScreenProps) {
  const { t } = useTranslation();
  const wizard = useRegistration(insId, onRegistered);
  const { isLast, busy, isRefused, questions, pages } = wizard;
  const { step, page } = wizard.place;
  const heading = useRef<HTMLHeadingElement>(null);
  const type = t(typeWords[insId]);
  useWizardKeys({ onEnter: wizard.advance, onLeft: wizard.goBack });

  const isFirstRender = useRef(true);
  useEffect(() => {
    if (!isFirstRender.current && !isRefused && heading.current) focusStart(heading.current);
    isFirstRender.current = false;
    // Only another page moves the focus; a refused one has its summary.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step, page]);

  const titles = ([1, 2, 3, 4] as const).map((each) => t(`registration.step${each}`, { type }));
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
              <Slide index={step * PAGES_AT_MOST + page}>
                <StepTitle id="wizard-step" ref={heading} tabIndex={-1}>
                  {titles[step - 1]}
                </StepTitle>
                <Summary>
                  {isRefused && !isLast && (
                    <FormErrorSummary title={t("registration.errorsTitle")} />
                  )}
                  <ErrorSummary
                    errors={wizard.refusedQuestions}
                    attempt={wizard.attempt}
                    title={t("registration.errorsTitle")}
                  />
                  {wizard.isPasswordLost && (
                    <Notice title={t("registration.passwordLostTitle")}>
                      {t("registration.passwordLost")}
                    </Notice>
                  )}
                </Summary>
                {step === 1 && <AboutYouStep />}
                {step === 2 && <HouseholdStep isEmailTaken={wizard.isEmailTaken} />}
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
                    pages={pages}
                    answers={questions.answers}
                    errors={wizard.shownQuestionErrors}
                    onAnswer={questions.onAnswer}
                    onLeave={questions.onLeave}
                  />
                )}
              </Slide>
              <Buttons>
                {step > 1 && (
                  <Button onClick={wizard.goBack} disabled={busy !== null}>
                    {t("registration.previous")}
                  </Button>
                )}
                <Button
                  type="submit"
                  emphasis="primary"
                  busy={busy !== null}
                  busyLabel={t(`registration.${busy ?? "checking"}`)}
                  disabled={isLast && !questions.catalogue}
                >
                  {t(isLast && pages.isLast ? "registration.finish" : "registration.next")}
                </Button>
              </Buttons>
            </Parts>
          </Form>
        </Page>
      </main>
    </Screen>
  );
}
