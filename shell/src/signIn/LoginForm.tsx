import { loginRules } from "@quotehaven/contract/rules";
import {
  events,
  isOutage,
  rulesResolver,
  useApiErrorToast,
  useController,
  useFieldError,
  useForm,
  useHumanVerification,
  useTranslation,
  withFreshToken,
  type UserType,
} from "@quotehaven/platform";
import { Button, Stack, TextField } from "@quotehaven/shared-ui";
import { signIn } from "./authApi";

const INVALID = "registration.yourEmailOrPasswordInvalid";

type Values = { email: string; password: string };

/** E-mail and password. Any refusal shows on both fields: which one was wrong is nobody's business. */
export function LoginForm({
  type,
  email,
  onForgot,
  onSignedIn,
}: {
  type: UserType;
  email: string;
  onForgot: (email: string) => void;
  onSignedIn: () => void;
}) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const toastError = useApiErrorToast();
  const humanToken = useHumanVerification("login");
  const { control, handleSubmit, setError, clearErrors, getValues, formState } = useForm<Values>({
    resolver: rulesResolver(loginRules),
    defaultValues: { email, password: "" },
  });
  const emailField = useController({ control, name: "email" });
  const passwordField = useController({ control, name: "password" });

  const submit = handleSubmit(async (values) => {
    try {
      const {
        sid,
        type: userType,
        redirect,
      } = await withFreshToken(humanToken, (token) => signIn({ ...values, type, token }));
      onSignedIn();
      events.emit("signedIn", { sid, userType, redirect });
    } catch (error) {
      if (isOutage(error)) {
        toastError(error);
        return;
      }
      setError("email", { type: "refused", message: INVALID });
      setError("password", { type: "refused", message: INVALID }, { shouldFocus: true });
    }
  });

  const change = (field: typeof emailField | typeof passwordField) => (value: string) => {
    // The refusal was about both, so a new try of either takes it back.
    if (formState.errors[field.field.name]?.type === "refused") clearErrors(["email", "password"]);
    field.field.onChange(value);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <TextField
          ref={emailField.field.ref}
          name="email"
          type="email"
          autoComplete="username"
          label={t("signIn.email")}
          value={emailField.field.value}
          error={fieldError(emailField.fieldState.error)}
          onChange={change(emailField)}
          onBlur={emailField.field.onBlur}
        />
        <TextField
          ref={passwordField.field.ref}
          name="password"
          type="password"
          autoComplete="current-password"
          label={t("signIn.password")}
          value={passwordField.field.value}
          error={fieldError(passwordField.fieldState.error)}
          onChange={change(passwordField)}
          onBlur={passwordField.field.onBlur}
        />
        <Button
          type="submit"
          emphasis="primary"
          width="full"
          busy={formState.isSubmitting}
          busyLabel={t("signIn.signingIn")}
        >
          {t("signIn.logIn")}
        </Button>
        <Button emphasis="quiet" onClick={() => onForgot(getValues("email"))}>
          {t("signIn.forgot")}
        </Button>
      </Stack>
    </form>
  );
}
