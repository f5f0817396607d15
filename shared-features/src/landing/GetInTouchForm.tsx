import { feedbackRules } from "@quotehaven/contract/rules";
import { reportProblem, useToast } from "@quotehaven/platform";
import {
  Form,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useForm,
  useHumanVerification,
  useSendFeedbackMutation,
  useSubmit,
  withFreshToken,
} from "@quotehaven/platform/forms";
import { useEffect, useLayoutEffect, useRef, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Written } from "./GetInTouch";
import { GetInTouchFields } from "./GetInTouchFields";

const blank: Written = { name: "", email: "", message: "" };

type GetInTouchFormProps = {
  /** What was written before this form was there. */
  written: Written;
  /** Whether that is to be sent at once. */
  isSent: boolean;
};

/** Checks and sends what was written. A refusal is only logged (LAN-6), and what was written stays. */
export function GetInTouchForm({ written, isSent }: GetInTouchFormProps) {
  const { t } = useTranslation("platform");
  const toast = useToast();
  const humanToken = useHumanVerification("feedback");
  const [sendFeedback] = useSendFeedbackMutation();
  const form = useForm({ defaultValues: blank, rules: feedbackRules });
  const submit = useSubmit(form, {
    send: (feedback) =>
      withFreshToken(humanToken, (token) => sendFeedback({ ...feedback, token }).unwrap()),
    onSent: () => {
      form.reset(blank);
      toast(t("footer.getInTouchThanks"), { kind: "success" });
    },
    onRefused: (error) => {
      reportProblem(error, "get in touch");
      return { fields: {}, isShownAtFields: true };
    },
  });

  const send = useRef<HTMLButtonElement>(null);
  const takeOver = useEffectEvent(() => {
    for (const name of ["name", "email", "message"] as const) {
      if (written[name] !== "") form.setValue(name, written[name], { shouldDirty: true });
    }
  });
  // Once: from then on the form holds what is written.
  useLayoutEffect(() => takeOver(), []);
  useEffect(() => {
    if (!isSent) return;
    send.current?.focus();
    send.current?.click();
  }, [isSent]);

  return (
    <Form form={form} onSubmit={submit} enterKey="send">
      <GetInTouchFields>
        <p>{t("footer.getInTouchText")}</p>
        <FormTextField name="name" label={t("footer.name")} autoComplete="name" required />
        <FormTextField
          name="email"
          type="email"
          label={t("footer.yourEmail")}
          autoComplete="email"
          required
        />
        <FormTextArea name="message" label={t("footer.message")} rows={3} required />
        <SubmitButton ref={send} form={form} emphasis="secondary" busyLabel={t("footer.sending")}>
          {t("footer.send")}
        </SubmitButton>
      </GetInTouchFields>
    </Form>
  );
}
