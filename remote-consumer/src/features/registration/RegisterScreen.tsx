import type { AnswerValue, ErrorCode, InsuranceTypeId } from "@quotehaven/contract/rules";
import {
  contactFinder,
  events,
  isApiError,
  isTransientFailure,
  Problem,
  Screen,
  useApiErrorToast,
  useContactDetails,
  useFollowUp,
  useLoader,
  useUnsaved,
} from "@quotehaven/platform";
import {
  Form,
  FormErrorSummary,
  messagesOf,
  refusedFields,
  useForm,
  useHumanVerification,
  withFreshToken,
} from "@quotehaven/platform/forms";
import { useLocation } from "react-router-dom";
import {
  Button,
  Container,
  focusStart,
  Notice,
  SkeletonScreen,
  SkeletonText,
  theme,
  visuallyHidden,
  VisuallyHidden,
} from "@quotehaven/shared-ui";
import { Slide } from "@quotehaven/shared-ui/content";
import { useDeferredValue, useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typeInSentenceKeys } from "../../shared/insuranceTypeNames";
import { PublicHeader } from "../../shared/PublicHeader";
import { answerQuestion } from "../../shared/questionnaire/answerQuestion";
import {
  questionName,
  questionOf,
  type QuestionValues,
} from "../../shared/questionnaire/questionForm";
import { QuestionSectionFields } from "../../shared/questionnaire/QuestionSectionFields";
import { useRegistrationDraft } from "../../shared/register/registrationDraft";
import {
  emptyWizard,
  isBegun,
  type RegistrationDraft,
  type WizardValues,
} from "../../shared/register/registrationValues";
import { useSignupQuestionsQuery } from "../../shared/register/signupQuestionsApi";
import { isSamePosition, useTrail } from "../../shared/useTrail";
import { AboutYouStep } from "./AboutYouStep";
import { AccountStep } from "./AccountStep";
import { ContinueElsewhere } from "./ContinueElsewhere";
import { HouseholdStep } from "./HouseholdStep";
import { useCheckSignupMutation, useRegisterConsumerMutation } from "./registrationApi";
import { RegistrationHead } from "./RegistrationHead";
import { beside, RegistrationPicture } from "./RegistrationPicture";
import { RegistrationToday } from "./RegistrationToday";
import { signupBody } from "./signupBody";
import { signupQuestions, type SignupQuestions } from "./signupQuestions";
import { useWizardKeys } from "./useWizardKeys";
import {
  isAfter,
  readPosition,
  refusalOf,
  refusedRules,
  startWizard,
  wizardReducer,
  type Position,
} from "./wizard";
import {
  fixedSteps,
  isAsking,
  isStepComplete,
  stepAfterClick,
  stepCount,
  stepFields,
  wizardRules,
} from "./wizardValues";

/** The picture is beside everything else, or above the form where there is no room. */
const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 760px);
  justify-content: center;
  gap: ${theme.space(5)};
  padding-block: ${theme.space(8, 16)};

  ${theme.mobile} {
    gap: ${theme.space(3)};
    padding-block: ${theme.space(5, 10)};
  }

  ${beside} {
    grid-template-columns: minmax(0, 760px) minmax(0, 320px);
    justify-content: space-between;

    & > * {
      grid-column: 1;
    }

    & > figure {
      grid-area: 1 / 2 / span 4;
    }
  }
`;

/** The step above it is marked as the open one; this is what takes the focus, and is read out. */
const StepTitle = styled.h2`
  ${visuallyHidden}
`;

/** What leads on is at one place on every page: the lower edge, wherever the page is scrolled to. */
const Buttons = styled.div`
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space(3)};
  /* As wide as the focus ring of what it covers. */
  margin: ${theme.space(8)} -${theme.space(1)} 0;
  padding: ${theme.space(3, 1)};
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  & > :last-child {
    margin-inline-start: auto;
  }

  /* Both beside each other on the narrowest phones, too. */
  @media (max-width: 25em) {
    & > button {
      padding-inline: ${theme.space(2)};
    }
  }

  @media (min-height: 35em) {
    position: sticky;
    bottom: 0;
  }
`;

const Kept = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(1)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};

  /* Its words begin where the sentence does. */
  & > button {
    margin-inline-start: -${theme.space(3)};
  }
`;

const Summary = styled.div`
  &:not(:empty) {
    margin-bottom: ${theme.space(6)};
  }
`;

/** More pages than a step may have, so that each position has a number of its own. */
const PAGES_AT_MOST = 100;

/** The toasts of what the server refused; the next try takes them away. */
const subject = "registration";

const noAnswers = {};

/** The fields of steps 1 to 3, and those of the questions. */
type Values = WizardValues & QuestionValues;

/** Of a draft, or of all fields, those of steps 1 to 3. */
const fixedValues = (of: WizardValues) =>
  Object.fromEntries(
    Object.keys(emptyWizard).map((name) => [name, of[name as keyof WizardValues]]),
  ) as WizardValues;

/** A position as far as the steps before it are complete. */
function reached(wanted: Position, isComplete: (step: number) => boolean): Position {
  const allowed = fixedSteps.find((step) => !isComplete(step)) ?? stepCount;
  return wanted.step <= allowed ? wanted : { step: allowed, page: 0 };
}

type RegisterScreenProps = {
  insuranceTypeId: InsuranceTypeId;
  /** Told where the confirmation was sent. */
  onRegistered: (email: string) => void;
};

/** Registration in four steps for one insurance type. */
export function RegisterScreen({ insuranceTypeId, onRegistered }: RegisterScreenProps) {
  const { t } = useTranslation("consumer");
  const [today] = useState(() => new Date());

  // The draft is kept over a reload, without the passwords.
  const { value: draft, newest, keep, forget } = useRegistrationDraft();
  const change = (changes: Partial<RegistrationDraft>) => keep({ ...newest(), ...changes });
  useUnsaved(isBegun(draft), { isDraft: true });
  // Loads what finds contact details, and draws the screen again with it.
  useContactDetails(isBegun(draft));

  // The wizard's position is kept in the history's entries, and where one says nothing, in the draft.
  const entry = useLocation();
  const { known, goForward, goBack } = useTrail("wizard", readPosition);
  const wanted = known ?? { step: draft.step, page: draft.page };
  const [wizard, dispatch] = useReducer(wizardReducer, null, () =>
    startWizard(
      entry,
      wanted,
      reached(wanted, (step) => isStepComplete(step, draft, today)),
    ),
  );

  // Step 4 is the insurance type's questions, a page for each section.
  const query = useSignupQuestionsQuery(insuranceTypeId);
  // What comes while somebody types is drawn in short pieces.
  const catalogues = useDeferredValue(query.data);
  const catalogue =
    catalogues?.find((each) => each.insuranceTypeId === insuranceTypeId) ?? catalogues?.[0];
  const own = draft.answersByType[insuranceTypeId] ?? noAnswers;
  const questions = catalogue && signupQuestions(catalogue, own, draft);
  const answer = (questionId: number, value: AnswerValue) => {
    if (!questions) return;
    const { answersByType } = newest();
    const { prefilled } = questions;
    const before = answersByType[insuranceTypeId] ?? noAnswers;
    const next = answerQuestion(questions.catalogue, before, questionId, value, { prefilled });
    change({ answersByType: { ...answersByType, [insuranceTypeId]: next } });
  };

  // All steps are one form, which shows the draft.
  const refused = refusedRules(wizard.refusedValues);
  const form = useForm<Values>({
    values: { ...fixedValues(draft), ...questions?.values },
    rules: { ...wizardRules(today, refused), ...questions?.rules },
    onTyped: (typed, name) => {
      const questionId = questionOf(name);
      if (questionId === null) change(fixedValues(typed));
      else answer(questionId, typed[questionName(questionId)] ?? null);
    },
  });

  /** Computed from what is filled in, never remembered (REG-12). */
  const isComplete = (step: number) =>
    step === stepCount
      ? questions?.refused.length === 0
      : isStepComplete(step, form.getValues(), today, { more: refused, finds: contactFinder() });

  // An entry that is opened shows what it holds, as far as what is filled in allows it.
  if (wizard.entry !== entry) {
    dispatch({ type: "entryOpened", entry, known, position: reached(wanted, isComplete) });
  }
  // A position that was turned to gets an entry, or is gone back to. One entry after another: what is
  // turned to meanwhile follows once the awaited one is there.
  const follow = useEffectEvent((position: Position) => {
    change(position);
    // What another page was refused for is not shown at the next attempt.
    if (!wizard.isTried) form.refuse({});
    if (wizard.awaited || isSamePosition(known, position)) return;
    dispatch({ type: "entryAwaited" });
    if (known && isAfter(position, known)) goForward(known, position);
    else goBack(position);
  });
  useEffect(() => follow(wizard.position), [wizard.position, entry]);

  const { busy, isTried } = wizard;
  const { step } = wizard.position;
  const isLastStep = step === stepCount;
  // Answers may have taken the page that was asked for away.
  const lastPage = questions ? Math.max(0, questions.sections.length - 1) : wizard.position.page;
  const page = isLastStep ? Math.min(wizard.position.page, lastPage) : 0;
  const isLastPage = isLastStep && page === lastPage;
  /** Shown as the name of its group; said with the step's, which takes the focus. */
  const pageName = isLastStep ? questions?.sections[page]?.name : undefined;
  const namesOf = (at: number) =>
    (questions?.sections[at]?.questions ?? []).map(({ id }) => questionName(id));

  /** Opens a fixed step and shows what is wrong there. @returns whether nothing is */
  const checkStep = async (fixedStep: number) => {
    dispatch({ type: "tried", at: { step: fixedStep, page: 0 } });
    if (!(await form.check(stepFields(fixedStep)))) return false;
    if (!isAsking(fixedStep, form.getValues())) return true;
    dispatch({ type: "placeAsked" });
    return false;
  };

  /** The same for a page of the last step. */
  const checkQuestions = (at: number) => {
    dispatch({ type: "tried", at: { step: stepCount, page: at } });
    return form.check(namesOf(at));
  };

  /** Shows what the server refused of the values that it was sent, in the first step that has it. */
  const showRefused = (codes: Record<string, ErrorCode>, sent: Partial<WizardValues>) => {
    const isOf = (fixedStep: number) => stepFields(fixedStep).filter((name) => name in codes);
    const refusedStep = fixedSteps.find((fixedStep) => isOf(fixedStep).length > 0);
    if (refusedStep === undefined) return;
    dispatch({ type: "refused", at: { step: refusedStep, page: 0 }, codes, sent });
    const messages = messagesOf(codes);
    form.refuse(Object.fromEntries(isOf(refusedStep).map((name) => [name, messages[name]])));
  };

  const toastError = useApiErrorToast();
  const checkToken = useHumanVerification("check-signup");
  const [checkSignup] = useCheckSignupMutation();
  const checked = useRef("");
  /**
   * Asks the server about the address, the password and the zip code, once for the same three, and shows
   * what it refuses. @returns whether it refuses nothing
   */
  const checkAccount = async () => {
    const { email, password, zipCodes } = form.getValues();
    const account = { email, password, zipCodes };
    if (checked.current === JSON.stringify(account)) return true;
    dispatch({ type: "requested", busy: "checking" });
    try {
      const ids = zipCodes.map(({ id }) => ({ id }));
      const found = await withFreshToken(checkToken, (token) =>
        checkSignup({ email: email.trim(), password, zipCodes: ids, token }).unwrap(),
      );
      checked.current = JSON.stringify(account);
      const codes = refusedFields({ codes: found }, Object.keys(account));
      showRefused(codes, account);
      return Object.keys(codes).length === 0;
    } catch (error) {
      // The end of the registration asks again, so nobody has to wait here for a server.
      if (!isTransientFailure(error)) toastError(error, { subject });
      return true;
    } finally {
      dispatch({ type: "answered" });
    }
  };

  const followUp = useFollowUp();
  const signupToken = useHumanVerification("signup");
  const [register] = useRegisterConsumerMutation();
  useLoader(busy === "sending");
  /** Sends the registration, or leads to what is incomplete. */
  const send = async () => {
    if (!questions) return;
    const incomplete = fixedSteps.find((each) => !isComplete(each));
    if (incomplete !== undefined) return void checkStep(incomplete);
    const [wrong] = questions.refused;
    if (wrong !== undefined) return void checkQuestions(wrong);
    events.emit("toastsWithdrawn", { subject });
    dispatch({ type: "requested", busy: "sending" });
    const sent = form.getValues();
    const { continued, present } = newest();
    try {
      await withFreshToken(signupToken, (token) =>
        register({
          ...signupBody(sent, insuranceTypeId, [questions.catalogue], questions.answers, token),
          ...(continued && { continued }),
          ...(present && { present }),
        }).unwrap(),
      );
      await followUp(
        () => {
          forget();
          onRegistered(sent.email.trim());
        },
        { subject },
      );
    } catch (error) {
      toastError(error, { subject });
      if (isApiError(error)) showRefused(refusedFields(error, Object.keys(sent)), sent);
    } finally {
      dispatch({ type: "answered" });
    }
  };

  /** Opens another step: back always, forward where nothing is wrong (specification 4.2). */
  const openStep = async (clicked: number) => {
    if (busy || clicked === step) return;
    if (clicked < step) return dispatch({ type: "turned", to: { step: clicked, page: 0 } });
    if (!(await checkStep(step))) return;
    const next = stepAfterClick(step, clicked, isComplete);
    if (next === null || (next === stepCount && !(await checkAccount()))) return;
    const { interrupted } = wizard;
    const to = interrupted?.step === next ? interrupted : { step: next, page: 0 };
    dispatch({ type: "turned", to });
  };
  /** The next page, the next step, or the end. */
  const goOn = async () => {
    if (!isLastStep) return openStep(step + 1);
    if (busy || !(await checkQuestions(page))) return;
    if (isLastPage) return send();
    dispatch({ type: "turned", to: { step, page: page + 1 } });
  };
  // State alone would let a second press through while the first is being checked.
  const isUnderWay = useRef(false);
  const advance = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await goOn().finally(() => (isUnderWay.current = false));
  };
  const stepBack = () => {
    if (busy || step === 1) return;
    dispatch({
      type: "turned",
      to: page > 0 ? { step, page: page - 1 } : { step: step - 1, page: 0 },
    });
  };
  useWizardKeys({ onEnter: () => void advance(), onLeft: stepBack });

  // A page that is turned to takes the focus, with the steps in sight above it. One that is refused has its summary.
  const index = step * PAGES_AT_MOST + page;
  const steps = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(index);
  const focusPage = useEffectEvent(() => {
    if (focused.current !== index && !isTried && heading.current) {
      focusStart(heading.current, steps.current ?? undefined);
    }
    focused.current = index;
  });
  useEffect(() => focusPage(), [index]);

  const isPasswordLost = step === 3 && wizard.interrupted !== null && draft.password === "";
  const isEmailTaken = refusalOf(wizard.refusedValues, "email", draft.email) === "duplicate-email";
  const type = t(typeInSentenceKeys[insuranceTypeId]);
  const titles = ([1, 2, 3, 4] as const).map((each) => t(`registration.step${each}`, { type }));
  return (
    <Screen title={t("registration.title", { type })}>
      <PublicHeader />
      <main id="content">
        <Page>
          <RegistrationHead
            heading={t("registration.heading", { type })}
            titles={titles}
            open={step}
            isComplete={isComplete}
            values={draft}
            questions={questions}
            steps={steps}
            onSelect={openStep}
          />
          <RegistrationPicture
            insuranceTypeId={insuranceTypeId}
            rents={draft.rents === true}
            questions={questions}
          />
          {/* Where it is not shown, what is being filled in there stays. */}
          <div hidden={step !== 1 && !(isLastStep && page === 0)}>
            <RegistrationToday
              insuranceTypeId={insuranceTypeId}
              draft={draft}
              newest={newest}
              change={change}
              catalogue={catalogue}
            />
          </div>
          <Form
            form={form}
            onSubmit={advance}
            asks={false}
            enterKey="next"
            aria-labelledby="wizard-step"
          >
            <div>
              {/* Each page has a heading of its own, so that it is read out when it takes the focus. */}
              <StepTitle key={index} id="wizard-step" ref={heading} tabIndex={-1}>
                <span>{titles[step - 1]}</span>
                {pageName && <VisuallyHidden>{`: ${pageName}`}</VisuallyHidden>}
              </StepTitle>
              <Slide index={index}>
                <Summary>
                  {isTried && <FormErrorSummary />}
                  {isPasswordLost && (
                    <Notice title={t("registration.passwordLostTitle")}>
                      {t("registration.passwordLost")}
                    </Notice>
                  )}
                </Summary>
                {step === 1 && <AboutYouStep askedAgain={wizard.askedAgain} />}
                {step === 2 && <HouseholdStep isEmailTaken={isEmailTaken} />}
                {step === 3 && <AccountStep />}
                {isLastStep && <QuestionsStep query={query} questions={questions} page={page} />}
              </Slide>
              <Buttons>
                {step > 1 && (
                  <Button onClick={stepBack} disabled={busy !== null}>
                    {t("registration.previous")}
                  </Button>
                )}
                <Button
                  type="submit"
                  emphasis="primary"
                  busy={busy !== null}
                  busyLabel={t(`registration.${busy ?? "checking"}`)}
                  disabled={isLastStep && !questions}
                >
                  {t(isLastPage ? "registration.finish" : "registration.next")}
                </Button>
              </Buttons>
            </div>
          </Form>
          <Kept>
            <p>{t("registration.kept")}</p>
            <ContinueElsewhere
              insuranceTypeId={insuranceTypeId}
              email={draft.email}
              newest={newest}
              onMailed={(continued) => change({ continued })}
            />
          </Kept>
        </Page>
      </main>
    </Screen>
  );
}

type QuestionsStepProps = {
  query: ReturnType<typeof useSignupQuestionsQuery>;
  /** Undefined until they are there. */
  questions: SignupQuestions | undefined;
  page: number;
};

/** Step 4: one section of the insurance type's questions, once they are there. */
function QuestionsStep({ query, questions, page }: QuestionsStepProps) {
  const section = questions?.sections[page];
  if (section) return <QuestionSectionFields section={section} />;
  if (questions) return null;
  if (query.isError) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <SkeletonScreen>
      <SkeletonText lines={8} />
    </SkeletonScreen>
  );
}
