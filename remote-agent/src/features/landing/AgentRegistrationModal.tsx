import { agentRegistrationFormRules } from "@quotehaven/contract/rules";
import {
  Form,
  FormCheckbox,
  FormPhoneField,
  FormTextField,
  SubmitButton,
  useForm,
  useHumanVerification,
  useNavigate,
  useSubmit,
  useTranslation,
  withFreshToken,
  type ApiError,
} from "@quotehaven/platform";
import { Button, FormGrid, FullRow, Modal } from "@quotehaven/shared-ui";
import { useState } from "react";
import agentTerms from "../../assets/agent-terms.pdf";
import { useAgentSignupMutation } from "./registrationApi";

const blank = {
  name: "",
  lastname: "",
  email: "",
  phone: "",
  password: "",
  confirmPassword: "",
  terms: false,
};

const emailTaken = { email: "agentRegistration.emailTaken" };

/** Whether the address is taken is all that the failure says. */
function isDuplicateAlone({ codes }: ApiError): boolean {
  return codes.length > 0 && codes.every((code) => code === "duplicate-email");
}

/** Registers an agent, then asks to confirm the e-mail address. */
export function AgentRegistrationModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const humanToken = useHumanVerification("signup");
  const [signUp] = useAgentSignupMutation();
  const [isRegistered, setRegistered] = useState(false);
  const form = useForm({ defaultValues: blank, rules: agentRegistrationFormRules });
  const submit = useSubmit(form, {
    send: ({ terms: _accepted, ...registration }) =>
      withFreshToken(humanToken, (token) =>
        signUp({ agent: true, token, ...registration }).unwrap(),
      ),
    onSent: () => setRegistered(true),
    // Any refusal is shown on the e-mail field (specification 8, AGL-2).
    onRefused: (error) => ({ fields: emailTaken, isToldByFields: isDuplicateAlone(error) }),
  });
  const field = (name: Exclude<keyof typeof blank, "terms">) => ({
    name,
    label: t(`agentRegistration.${name}`),
    required: true,
  });

  if (isRegistered) return <ConfirmEmailNotice />;
  return (
    <Modal
      title={t("agentRegistration.title")}
      onClose={onClose}
      footer={
        <SubmitButton form={form} busyLabel={t("agentRegistration.sending")}>
          {t("agentRegistration.submit")}
        </SubmitButton>
      }
    >
      <Form form={form} onSubmit={submit}>
        <FormGrid>
          <FormTextField {...field("name")} autoComplete="given-name" />
          <FormTextField {...field("lastname")} autoComplete="family-name" />
          <FormTextField {...field("email")} type="email" autoComplete="email" />
          <FormPhoneField {...field("phone")} autoComplete="tel-national" />
          <FormTextField {...field("password")} type="password" autoComplete="new-password" />
          <FormTextField
            {...field("confirmPassword")}
            type="password"
            autoComplete="new-password"
          />
          <FullRow>
            <FormCheckbox
              name="terms"
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
          </FullRow>
        </FormGrid>
      </Form>
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
