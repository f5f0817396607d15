import { feedbackRules } from "@quotehaven/contract/rules";
import {
  Form,
  FormTextArea,
  FormTextField,
  reportProblem,
  SubmitButton,
  useForm,
  useHumanVerification,
  useSubmit,
  useToast,
  useTranslation,
  withFreshToken,
} from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { useSendFeedbackMutation } from "./feedbackApi";

const Fields = styled.div`
  display: grid;
  justify-items: stretch;
  gap: ${theme.space(4)};
  margin-top: ${theme.space(3)};

  & > button {
    justify-self: start;
  }
`;

const blank = { name: "", email: "", message: "" };

/** Get in touch. A refusal is only logged (LAN-6), and what was written stays. */
export function GetInTouchForm() {
  const { t } = useTranslation();
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
      return { isShownAtFields: true };
    },
  });

  return (
    <Form form={form} onSubmit={submit}>
      <Fields>
        <p>{t("footer.getInTouchText")}</p>
        <FormTextField name="name" label={t("footer.name")} autoComplete="name" required />
        <FormTextField
          name="email"
          type="email"
          label={t("footer.yourEmail")}
          autoComplete="email"
          required
        />
        <FormTextArea name="message" label={t("footer.message")} rows={4} required />
        <SubmitButton form={form} emphasis="secondary" busyLabel={t("footer.sending")}>
          {t("footer.send")}
        </SubmitButton>
      </Fields>
    </Form>
  );
}
