import { agentRegistrationFormRules } from "@quotehaven/contract/rules";
import {
  Controller,
  isApiError,
  isOutage,
  rulesResolver,
  useApiErrorToast,
  useFieldError,
  useForm,
  useHumanVerification,
  useLoader,
  useNavigate,
  useTranslation,
  withFreshToken,
} from "@quotehaven/platform";
import {
  Button,
  Checkbox,
  FormGrid,
  FullRow,
  Modal,
  PhoneField,
  TextField,
} from "@quotehaven/shared-ui";
import { useId, useState } from "react";
import agentTerms from "../../assets/agent-terms.pdf";
import { useAgentSignupMutation } from "./registrationApi";

type Registration = {
  name: string;
  lastname: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
};

const blank: Registration = {
  name: "",
  lastname: "",
  email: "",
  phone: "",
  password: "",
  confirmPassword: "",
  terms: false,
};

const textFields = [
  { name: "name", type: "text", autoComplete: "given-name" },
  { name: "lastname", type: "text", autoComplete: "family-name" },
  { name: "email", type: "email", autoComplete: "email" },
  { name: "phone", type: "tel", autoComplete: "tel-national" },
  { name: "password", type: "password", autoComplete: "new-password" },
  { name: "confirmPassword", type: "password", autoComplete: "new-password" },
] as const;

/** Whether the address is taken is all that the failure says. */
function isDuplicateAlone(error: unknown): boolean {
  return (
    isApiError(error) &&
    error.codes.length > 0 &&
    error.codes.every((code) => code === "duplicate-email")
  );
}

/** Registers an agent, then asks to confirm the e-mail address. */
export function AgentRegistrationModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const toastError = useApiErrorToast();
  const humanToken = useHumanVerification("signup");
  const [signUp] = useAgentSignupMutation();
  const [isRegistered, setRegistered] = useState(false);
  const formId = useId();
  const { control, handleSubmit, setError, formState } = useForm<Registration>({
    defaultValues: blank,
    resolver: rulesResolver(agentRegistrationFormRules),
    mode: "onTouched",
  });
  const { isSubmitting } = formState;
  useLoader(isSubmitting);

  const onSubmit = handleSubmit(async ({ terms: _accepted, ...registration }) => {
    try {
      await withFreshToken(humanToken, (token) =>
        signUp({ agent: true, token, ...registration }).unwrap(),
      );
      setRegistered(true);
    } catch (error) {
      if (!isDuplicateAlone(error)) toastError(error);
      // Any refusal is shown on the e-mail field (specification 8, AGL-2).
      if (!isOutage(error)) {
        setError("email", { message: "agentRegistration.emailTaken" }, { shouldFocus: true });
      }
    }
  });

  if (isRegistered) return <ConfirmEmailNotice />;
  return (
    <Modal
      title={t("agentRegistration.title")}
      onClose={onClose}
      footer={
        <Button
          type="submit"
          form={formId}
          emphasis="primary"
          busy={isSubmitting}
          busyLabel={t("agentRegistration.sending")}
        >
          {t("agentRegistration.submit")}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <FormGrid>
          {textFields.map(({ name, type, autoComplete }) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field, fieldState }) => {
                const props = {
                  ...field,
                  label: t(`agentRegistration.${name}`),
                  required: true,
                  autoComplete,
                  error: fieldError(fieldState.error),
                };
                return type === "tel" ? (
                  <PhoneField {...props} />
                ) : (
                  <TextField {...props} type={type} />
                );
              }}
            />
          ))}
          <FullRow>
            <Controller
              control={control}
              name="terms"
              render={({ field, fieldState }) => (
                <Checkbox
                  name={field.name}
                  ref={field.ref}
                  checked={field.value}
                  onChange={field.onChange}
                  error={fieldError(fieldState.error)}
                  required
                  label={
                    <>
                      {t("agentRegistration.acceptTerms")}{" "}
                      <a href={agentTerms} target="_blank" rel="noopener" type="application/pdf">
                        {t("agentRegistration.agentTerms")}
                      </a>
                    </>
                  }
                />
              )}
            />
          </FullRow>
        </FormGrid>
      </form>
    </Modal>
  );
}

/** Says that the e-mail address must be confirmed; closing it is going home. */
function ConfirmEmailNotice() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const goHome = () => void navigate("/");
  return (
    <Modal
      title={t("agentRegistration.doneTitle")}
      size="small"
      onClose={goHome}
      footer={
        <Button emphasis="primary" onClick={goHome} data-autofocus="">
          {t("agentRegistration.goHome")}
        </Button>
      }
    >
      <p>{t("agentRegistration.done")}</p>
    </Modal>
  );
}
