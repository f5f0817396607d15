import { agentRegistrationFormRules } from "@quotehaven/contract/rules";
import { events, api, type ApiError } from "@quotehaven/platform";
import {
  Form,
  FormCheckbox,
  FormPhoneField,
  FormTextField,
  SubmitButton,
  useForm,
  useHumanVerification,
  useSubmit,
  withFreshToken,
} from "@quotehaven/platform/forms";
import { Button, Modal, Notice } from "@quotehaven/shared-ui";
import { FormGrid, FullRow } from "@quotehaven/shared-ui/fields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AgentSignupBody } from "@quotehaven/contract/schemas";
import agentTerms from "../../assets/agent-terms.pdf";

const blank = {
  name: "",
  lastname: "",
  email: "",
  phone: "",
  password: "",
  confirmPassword: "",
  terms: false,
};

const emailTaken = { email: "agent:agentRegistration.emailTaken" } as const;

/** Whether the address is taken is all that the failure says. */
function isDuplicateAlone({ codes }: ApiError): boolean {
  return codes.length > 0 && codes.every((code) => code === "duplicate-email");
}

type AgentRegistrationModalProps = {
  /** Told where the confirmation was sent. */
  onRegistered: (email: string) => void;
  onClose: () => void;
};

/** Registers an agent. */
export function AgentRegistrationModal({ onRegistered, onClose }: AgentRegistrationModalProps) {
  const { t } = useTranslation("agent");
  const humanToken = useHumanVerification("signup");
  const [signUp] = useAgentSignupMutation();
  const [takenEmail, setTakenEmail] = useState<string | null>(null);
  const form = useForm({ defaultValues: blank, rules: agentRegistrationFormRules });
  const submit = useSubmit(form, {
    send: ({ terms: _accepted, ...registration }) =>
      withFreshToken(humanToken, (token) =>
        signUp({ agent: true, token, ...registration }).unwrap(),
      ),
    onSent: (_reply, { email }) => onRegistered(email.trim()),
    // Any refusal is shown on the e-mail field (specification 8, AGL-2).
    onRefused: (error) => {
      const isTaken = isDuplicateAlone(error);
      if (isTaken) setTakenEmail(form.getValues("email"));
      return { fields: emailTaken, isShownAtFields: isTaken };
    },
  });
  const field = (name: Exclude<keyof typeof blank, "terms">) => ({
    name,
    label: t(`agentRegistration.${name}`),
    required: true,
  });

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
          {takenEmail !== null && takenEmail === form.watch("email") && <TakenNotice />}
          <FormTextField
            {...field("password")}
            type="password"
            hint={t("agentRegistration.passwordHint")}
            autoComplete="new-password"
          />
          <FormTextField
            {...field("confirmPassword")}
            hint={t("agentRegistration.confirmHint")}
            type="password"
            autoComplete="new-password"
          />
          <FullRow>
            <FormCheckbox name="terms" required label={<TermsLabel />} />
          </FullRow>
        </FormGrid>
      </Form>
    </Modal>
  );
}

/** The address has an account: the way in is to log in. */
function TakenNotice() {
  const { t } = useTranslation("agent");
  return (
    <FullRow>
      <Notice
        title={t("agentRegistration.takenTitle")}
        actions={
          <Button size="small" onClick={() => events.emit("signInRequested", { as: "agent" })}>
            {t("agentLanding.logIn")}
          </Button>
        }
      >
        {t("agentRegistration.taken")}
      </Notice>
    </FullRow>
  );
}

function TermsLabel() {
  const { t } = useTranslation("agent");
  return (
    <>
      {t("agentRegistration.acceptTerms")}{" "}
      <a href={agentTerms} target="_blank" rel="noopener" type="application/pdf">
        {t("agentRegistration.agentTerms")}
      </a>
    </>
  );
}

const registrationApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    agentSignup: build.mutation<unknown, AgentSignupBody>({
      query: (body) => ({ url: "/auth/signup", method: "POST", body }),
    }),
  }),
});

export const { useAgentSignupMutation } = registrationApi;
