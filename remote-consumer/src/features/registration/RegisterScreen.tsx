import {
  insuranceTypes,
  prefilledAnswers,
  questionsOf,
  toIsoDate,
  type Answers,
  type InsuranceTypeId,
} from "@quotehaven/contract/rules";
import {
  FormProvider,
  Problem,
  Screen,
  useApiErrorToast,
  useHumanVerification,
  useLoader,
  useNavigate,
  useTranslation,
} from "@quotehaven/platform";
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
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { answerQuestion } from "../../shared/questionnaire/answerQuestion";
import { questionErrors } from "../../shared/questionnaire/questionErrors";
import { questionName } from "../../shared/questionnaire/QuestionField";
import { PublicHeader } from "../../shared/PublicHeader";
import { AboutYouStep } from "./AboutYouStep";
import { AccountStep } from "./AccountStep";
import { HouseholdStep } from "./HouseholdStep";
import { QuestionsStep } from "./QuestionsStep";
import { useRegisterConsumerMutation, useSignupQuestionsQuery } from "./registrationApi";
import { signupBody } from "./signupBody";
import { stepErrors } from "./stepErrors";
import { useWizard } from "./useWizard";
import { useWizardKeys } from "./useWizardKeys";
import { hasPartner, isStepComplete, stepAfterClick, stepCount, stepFields } from "./wizardValues";

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

const Form = styled.form`
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

const noAnswers: Answers = {};

/** Registration in four steps for one insurance type. */
export function RegisterScreen({ insId }: { insId: InsuranceTypeId }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toastError = useApiErrorToast();
  const verify = useHumanVerification("signup");
  const { today, form, step, open, answers: own, setAnswers, finish } = useWizard(insId);
  const questions = useSignupQuestionsQuery(insId);
  const [register] = useRegisterConsumerMutation();
  const [isSending, setSending] = useState(false);
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  useLoader(isSending);

  // Read on every render: react-hook-form tells only of what was read.
  const { errors: errorsOfFields } = form.formState;
  const type = t(typeWords[insId]);
  const isLast = step === stepCount;
  const catalogue = questions.data?.find((each) => each.ins_id === insId) ?? questions.data?.[0];

  const { rents, state, maritalStatus, partnerDateOfBirth } = form.watch();
  const prefilled = useMemo(
    () =>
      catalogue
        ? prefilledAnswers(catalogue, noAnswers, {
            usr_rents: rents,
            usr_state: state,
            usr_maritalstatus: maritalStatus,
            usr_partnerdateofbirth: hasPartner(maritalStatus)
              ? toIsoDate(partnerDateOfBirth)
              : null,
          })
        : noAnswers,
    [catalogue, rents, state, maritalStatus, partnerDateOfBirth],
  );
  const answers = useMemo<Answers>(() => ({ ...prefilled, ...own }), [prefilled, own]);
  const errorsOfQuestions = useMemo(
    () => (catalogue ? questionErrors(catalogue, answers, "wizard", today) : {}),
    [catalogue, answers, today],
  );

  const isComplete = (which: number) =>
    which === stepCount
      ? catalogue !== undefined && Object.keys(errorsOfQuestions).length === 0
      : isStepComplete(which, form.getValues(), today);

  const show = (next: number) => {
    setRefused(false);
    open(next);
  };
  const refuse = () => {
    setRefused(true);
    setAttempt((count) => count + 1);
  };

  /** Whether the open step has no errors; shows them when it has. */
  const passes = async () => {
    const isFine = isLast ? isComplete(stepCount) : await form.trigger(stepFields(step));
    if (!isFine) refuse();
    return isFine;
  };

  const goTo = async (clicked: number) => {
    if (clicked > step && !(await passes())) return;
    const next = stepAfterClick(step, clicked, isComplete);
    if (next !== null) show(next);
  };

  const send = async () => {
    const incomplete = [1, 2, 3].find((which) => !isComplete(which));
    if (incomplete !== undefined) {
      open(incomplete);
      await form.trigger(stepFields(incomplete));
      refuse();
      return;
    }
    if (!catalogue || !(await passes())) return;
    setSending(true);
    try {
      const values = form.getValues();
      await register(signupBody(values, insId, [catalogue], answers, await verify())).unwrap();
      finish();
      setRegisteredEmail(values.email.trim());
    } catch (error) {
      toastError(error);
    } finally {
      setSending(false);
    }
  };

  const advance = () => {
    if (isSending) return;
    void (isLast ? send() : goTo(step + 1));
  };
  const goBack = () => {
    if (step > 1 && !isSending) show(step - 1);
  };
  useWizardKeys({ onEnter: advance, onLeft: goBack, isActive: registeredEmail === null });

  const isFirstRender = useRef(true);
  useEffect(() => {
    if (!isFirstRender.current) heading.current?.focus();
    isFirstRender.current = false;
  }, [step]);

  const onAnswer = useCallback(
    (queId: number, value: Answers[number]) => {
      if (!catalogue) return;
      setAnswers((before) =>
        answerQuestion(catalogue, before, queId, value ?? null, { prefilled }),
      );
    },
    [catalogue, prefilled, setAnswers],
  );
  const onLeave = useCallback(
    (queId: number) => setLeft((before) => new Set(before).add(queId)),
    [],
  );

  const isTried = isRefused && isLast;
  const shownQuestionErrors = Object.fromEntries(
    Object.entries(errorsOfQuestions).filter(([id]) => isTried || left.has(Number(id))),
  );
  const summary = !isRefused
    ? []
    : isLast
      ? (catalogue ? questionsOf(catalogue) : []).flatMap(({ que_id, que_content }) => {
          const message = errorsOfQuestions[que_id];
          return message
            ? [{ name: questionName(que_id), label: que_content, message: t(message) }]
            : [];
        })
      : stepErrors(step, errorsOfFields).map(({ name, label, message }) => ({
          name,
          label: t(label),
          message: t(message),
        }));

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
              state: index + 1 === step ? "current" : isComplete(index + 1) ? "done" : "todo",
            }))}
            onSelect={(index) => void goTo(index + 1)}
          />
          <FormProvider {...form}>
            <Form
              noValidate
              aria-labelledby="wizard-step"
              onSubmit={(event) => {
                event.preventDefault();
                advance();
              }}
            >
              <Slide index={step}>
                <StepTitle id="wizard-step" ref={heading} tabIndex={-1}>
                  {titles[step - 1]}
                </StepTitle>
                <Summary>
                  <ErrorSummary
                    errors={summary}
                    attempt={attempt}
                    title={t("registration.errorsTitle")}
                  />
                </Summary>
                {step === 1 && <AboutYouStep />}
                {step === 2 && <HouseholdStep />}
                {step === 3 && <AccountStep />}
                {isLast && questions.isLoading && (
                  <SkeletonScreen>
                    <SkeletonText lines={8} />
                  </SkeletonScreen>
                )}
                {isLast && questions.isError && (
                  <Problem error={questions.error} onRetry={() => void questions.refetch()} />
                )}
                {isLast && catalogue && (
                  <QuestionsStep
                    form={catalogue}
                    answers={answers}
                    errors={shownQuestionErrors}
                    onAnswer={onAnswer}
                    onLeave={onLeave}
                  />
                )}
              </Slide>
              <Buttons>
                {step > 1 && (
                  <Button onClick={goBack} disabled={isSending}>
                    {t("registration.previous")}
                  </Button>
                )}
                <Button
                  type="submit"
                  emphasis="primary"
                  busy={isSending}
                  busyLabel={t("registration.finishing")}
                  disabled={isLast && !catalogue}
                >
                  {t(isLast ? "registration.finish" : "registration.next")}
                </Button>
              </Buttons>
            </Form>
          </FormProvider>
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
