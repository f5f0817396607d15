import { resetRequestRules } from "@quotehaven/contract/rules";
import {
  isOutage,
  rulesResolver,
  useApiErrorToast,
  useController,
  useFieldError,
  useForm,
  useHumanVerification,
  useToast,
  useTranslation,
  withFreshToken,
} from "@quotehaven/platform";
import { Button, Stack, TextField } from "@quotehaven/shared-ui";
import { linkSubject } from "../account/linkToken";
import { requestReset } from "./authApi";

/**
 * Asks for the mail with a reset link, which to an account that was never verified is its
 * verification mail. A refusal shows on the field.
 */
export function ForgotPasswordForm({
  email,
  words,
  onSent,
  onBack,
}: {
  email: string;
  /** Keys of what it says before and after. */
  words: { hint: string; sent: string };
  onSent: (email: string) => void;
  /** Where there is a log in to go back to. */
  onBack?: (email: string) => void;
}) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const humanToken = useHumanVerification("forgot-password");
  const { control, handleSubmit, setError, getValues, formState } = useForm<{ email: string }>({
    resolver: rulesResolver(resetRequestRules),
    defaultValues: { email },
  });
  const { field, fieldState } = useController({ control, name: "email" });

  const submit = handleSubmit(async (values) => {
    try {
      await withFreshToken(humanToken, (token) => requestReset({ ...values, token }));
      toast(t(words.sent), { kind: "success", subject: linkSubject });
      onSent(values.email);
    } catch (error) {
      if (isOutage(error)) toastError(error);
      else setError("email", { message: "errors.doesnt-exist" }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <p>{t(words.hint)}</p>
        <TextField
          ref={field.ref}
          name="email"
          type="email"
          autoComplete="username"
          label={t("signIn.email")}
          value={field.value}
          error={fieldError(fieldState.error)}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
        <Button
          type="submit"
          emphasis="primary"
          width="full"
          busy={formState.isSubmitting}
          busyLabel={t("signIn.sending")}
        >
          {t("signIn.sendLink")}
        </Button>
        {onBack && (
          <Button emphasis="quiet" onClick={() => onBack(getValues("email"))}>
            {t("signIn.back")}
          </Button>
        )}
      </Stack>
    </form>
  );
}
