import { resetRequestRules } from "@quotehaven/contract/rules";
import { useToast } from "@quotehaven/platform";
import {
  Form,
  FormTextField,
  SubmitButton,
  useForm,
  useHumanVerification,
  useSubmit,
  withFreshToken,
} from "@quotehaven/platform/forms";
import { Button, Stack } from "@quotehaven/shared-ui";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { linkSubject } from "../links/linkToken";
import { useRequestResetMutation } from "./authApi";

/**
 * Asks for the mail with a reset link, which to an account that was never verified is its
 * verification mail. A refusal shows on the field.
 */
export function ForgotPasswordForm({
  email,
  texts,
  onSent,
  onBack,
}: {
  email: string;
  /** Keys of what it says before and after. */
  texts: { hint: ParseKeys<"shell">; sent: ParseKeys<"shell"> };
  onSent: (email: string) => void;
  /** Where there is a log in to go back to. */
  onBack?: (email: string) => void;
}) {
  const { t } = useTranslation("shell");
  const toast = useToast();
  const humanToken = useHumanVerification("forgot-password");
  const [requestReset] = useRequestResetMutation();
  const form = useForm({ defaultValues: { email }, rules: resetRequestRules });
  const submit = useSubmit(form, {
    send: (values) =>
      withFreshToken(humanToken, (token) => requestReset({ ...values, token }).unwrap()),
    onSent: (_reply, values) => {
      toast(t(texts.sent), { kind: "success", subject: linkSubject });
      onSent(values.email);
    },
    onRefused: () => ({ fields: { email: "errors.doesnt-exist" }, isShownAtFields: true }),
  });

  return (
    <Form form={form} onSubmit={submit} asks={false} enterKey="send">
      <Stack>
        <p>{t(texts.hint)}</p>
        <FormTextField
          name="email"
          type="email"
          autoComplete="username"
          label={t("signIn.email")}
        />
        <SubmitButton form={form} width="full" busyLabel={t("signIn.sending")}>
          {t("signIn.sendLink")}
        </SubmitButton>
        {onBack && (
          <Button emphasis="quiet" onClick={() => onBack(form.getValues("email"))}>
            {t("signIn.back")}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
