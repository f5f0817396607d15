import { feedbackRules } from "@quotehaven/contract/rules";
import { useToast } from "@quotehaven/platform";
import {
  Form,
  FormErrorSummary,
  FormTextArea,
  FormTextField,
  SubmitButton,
  useForm,
  useHumanVerification,
  useSubmit,
  withFreshToken,
} from "@quotehaven/platform/forms";
import { Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useWriteToUs } from "./homeApi";

/** A form: rules of the contract, fields found by their names, and what is said once it was sent. */
export function WriteToUs() {
  const { t } = useTranslation("__name__");
  const toast = useToast();
  const humanToken = useHumanVerification("feedback");
  const [write] = useWriteToUs();
  const form = useForm({
    defaultValues: { name: "", email: "", message: "" },
    rules: feedbackRules,
  });
  const submit = useSubmit(form, {
    send: (typed) => withFreshToken(humanToken, (token) => write({ ...typed, token }).unwrap()),
    onSent: () => {
      form.reset();
      toast(t("write.sent"), { kind: "success" });
    },
  });
  return (
    <Form form={form} onSubmit={submit} aria-label={t("write.title")}>
      <Stack $gap={4}>
        <h2>{t("write.title")}</h2>
        <FormErrorSummary />
        <FormTextField name="name" label={t("write.name")} autoComplete="name" required />
        <FormTextField
          name="email"
          type="email"
          label={t("write.email")}
          autoComplete="email"
          required
        />
        <FormTextArea name="message" label={t("write.message")} rows={3} required />
        <SubmitButton form={form} busyLabel={t("write.sending")}>
          {t("write.send")}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
