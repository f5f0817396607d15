import { type InsuranceTypeId } from "@quotehaven/contract/rules";
import {
  events,
  isApiError,
  isOutage,
  useApiErrorToast,
  useHumanVerification,
  useLoader,
  useTranslation,
  withFreshToken,
} from "@quotehaven/platform";
import { useRef, useState } from "react";
import { questionName } from "../../shared/questionnaire/QuestionField";
import { useCheckSignupMutation, useRegisterConsumerMutation } from "./registrationApi";
import { signupBody } from "./signupBody";
import { useQuestionPages } from "./useQuestionPages";
import { useSignupAnswers } from "./useSignupAnswers";
import { useWizard } from "./useWizard";
import type { Place } from "./useWizardPlace";
import { stepAfterClick, stepCount, stepFields, type WizardValues } from "./wizardValues";

/** The toasts of a failed registration; the next try takes them away. */
const subject = "registration";

type Refusal = { place: string; fields: { name: string; label: string; message: string }[] };

const keyOf = ({ step, page }: Place) => `${step}/${page}`;

/** What the wizard knows and does: what is open, what may come next, what is refused, sending it all. */
export function useRegistration(insId: InsuranceTypeId, onRegistered: (email: string) => void) {
  const { t } = useTranslation();
  const toastError = useApiErrorToast();
  const humanToken = useHumanVerification("signup");
  const wizard = useWizard(insId);
  const { form, place, refused, isFixedStepComplete, goForward, goBack } = wizard;
  const questions = useSignupAnswers({
    insId,
    values: form.watch(),
    own: wizard.answers,
    onChange: wizard.setAnswers,
    today: wizard.today,
  });
  const pages = useQuestionPages(questions, place.page);
  const checkAccount = useAccountCheck(refused);
  const [register] = useRegisterConsumerMutation();
  const [busy, setBusy] = useState<"checking" | "sending" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useLoader(busy === "sending");

  const { step } = place;
  const isLast = step === stepCount;
  const shown: Place = isLast ? { step, page: pages.index } : { step, page: 0 };
  const isRefused = refusal?.place === keyOf(shown);

  const isComplete = (which: number) =>
    which === stepCount ? questions.isComplete : isFixedStepComplete(which);

  /** Shows what is wrong at a place. It stays as it is until the next attempt. */
  const refuse = async (at: Place) => {
    const isQuestions = at.step === stepCount;
    const fields = (isQuestions ? pages.refusedOn(at.page) : []).map(({ question, error }) => ({
      name: questionName(question.id),
      label: question.content,
      message: t(error.key, error.values),
    }));
    setRefusal({ place: keyOf(at), fields });
    setAttempt((count) => count + 1);
    if (!isQuestions) await form.check(stepFields(at.step));
  };
  const refuseElsewhere = async (at: Place) => {
    if (keyOf(at) !== keyOf(shown)) goBack(at);
    await refuse(at);
  };

  /** Whether what is open has no errors; shows them when it has. */
  const passes = async () => {
    const isFine = isLast ? pages.refusedOn(shown.page).length === 0 : isFixedStepComplete(step);
    if (!isFine) await refuse(shown);
    else setRefusal(null);
    return isFine;
  };

  /** Whether the server has nothing against the address and the password; shows what it has. */
  const accountPasses = async () => {
    setBusy("checking");
    await checkAccount(form.getValues());
    setBusy(null);
    const incomplete = [2, 3].find((which) => !isFixedStepComplete(which));
    if (incomplete !== undefined) await refuseElsewhere({ step: incomplete, page: 0 });
    return incomplete === undefined;
  };

  const goTo = async (clicked: number) => {
    if (clicked === step) return;
    if (clicked < step) {
      setRefusal(null);
      return goBack({ step: clicked, page: 0 });
    }
    if (!(await passes())) return;
    const next = stepAfterClick(step, clicked, isComplete);
    if (next === null || next === step) return;
    if (next < step) return goBack({ step: next, page: 0 });
    if (next === stepCount && !(await accountPasses())) return;
    const { interrupted } = wizard;
    goForward(interrupted?.step === next ? interrupted : { step: next, page: 0 });
  };

  const send = async () => {
    const incomplete = [1, 2, 3].find((which) => !isComplete(which));
    if (incomplete !== undefined) return refuseElsewhere({ step: incomplete, page: 0 });
    const { catalogue, answers } = questions;
    if (!catalogue) return;
    if (pages.firstRefused !== null) {
      return refuseElsewhere({ step: stepCount, page: pages.firstRefused });
    }
    setBusy("sending");
    events.emit("toastsWithdrawn", { subject });
    const values = form.getValues();
    try {
      await withFreshToken(humanToken, (token) =>
        register(signupBody(values, insId, [catalogue], answers, token)).unwrap(),
      );
      wizard.finish();
      onRegistered(values.email.trim());
    } catch (error) {
      toastError(error, { subject });
      if (isApiError(error) && refused.learn(error.codes, values)) {
        const blamed = [2, 3].find((which) => !isFixedStepComplete(which)) ?? step;
        await refuseElsewhere({ step: blamed, page: 0 });
      }
    } finally {
      setBusy(null);
    }
  };

  const advance = async () => {
    if (!isLast) return goTo(step + 1);
    if (pages.isLast) return send();
    if (await passes()) goForward({ step, page: shown.page + 1 });
  };

  return {
    form,
    place: shown,
    isLast,
    isComplete,
    busy,
    questions,
    pages,
    isRefused,
    /** A reload lost the passwords, and with them the way to where it was. */
    isPasswordLost: step === 3 && wizard.interrupted !== null && form.watch("password") === "",
    isEmailTaken: refused.isTaken(form.watch("email")),
    /** The errors of the questions that may be shown now. */
    shownQuestionErrors: Object.fromEntries(
      Object.entries(questions.errors).filter(
        ([id]) => (isRefused && isLast) || questions.left.has(Number(id)),
      ),
    ),
    /** The questions that stood between the person and the next page when they tried. */
    refusedQuestions: isRefused ? (refusal?.fields ?? []) : [],
    attempt,
    goTo: (clicked: number) => {
      if (!busy) void goTo(clicked);
    },
    advance: () => {
      if (!busy) void advance();
    },
    goBack: () => {
      if (busy || keyOf(shown) === keyOf({ step: 1, page: 0 })) return;
      setRefusal(null);
      goBack(shown.page > 0 ? { step, page: shown.page - 1 } : { step: step - 1, page: 0 });
    },
  };
}

/** Asks the server about the address and the password, once for each pair of them. */
function useAccountCheck(refused: ReturnType<typeof useWizard>["refused"]) {
  const humanToken = useHumanVerification("check-signup");
  const toastError = useApiErrorToast();
  const [check] = useCheckSignupMutation();
  const asked = useRef("");
  return async ({ email, password }: Pick<WizardValues, "email" | "password">) => {
    const pair = `${email}\n${password}`;
    if (asked.current === pair) return;
    try {
      const codes = await withFreshToken(humanToken, (token) =>
        check({ email: email.trim(), password, token }).unwrap(),
      );
      asked.current = pair;
      refused.learn(codes, { email, password });
    } catch (error) {
      // The end of the registration asks again, so nobody has to wait here for a server.
      if (!isOutage(error)) toastError(error, { subject });
    }
  };
}
