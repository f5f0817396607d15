import { agentRegistrationFormRules } from "@quotehaven/contract/rules";
import { events, type ApiError } from "@quotehaven/platform";
import { api } from "../../store";
import {
  Form,
  FormCheckbox,
  FormPhoneField,
  FormTextField,
  messagesOf,
  SubmitButton,
  useForm,
  useHumanVerification,
  useSubmit,
  withFreshToken,
  Username,
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
    // Said at the e-mail field, but for what names other fields alone (specification 8, AGL-2).
    onRefused: (error, { email: _specified, ...others }) => {
      if (isDuplicateAlone(error)) setTakenEmail(form.getValues("email"));
      const said: readonly string[] = Object.values(others);
      const isOfOthers = error.codes.length > 0 && error.codes.every((code) => said.includes(code));
      return {
        fields: { ...messagesOf(others), ...(!isOfOthers && emailTaken) },
        isShownAtFields: true,
      };
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
          <Username address={form.watch("email")} />
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
          <Button size="small" onClick={() => events.emit("signInRequested", { role: "agent" })}>
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
      <span>{`${t("agentRegistration.acceptTerms")} `}</span>
      <a href={agentTerms} target="_blank" rel="noopener" type="application/pdf">
        {t("agentRegistration.agentTerms")}
      </a>
    </>
  );
}

const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    agentSignup: build.mutation<unknown, AgentSignupBody>({
      query: (body) => ({ url: "/auth/signup", method: "POST", body }),
    }),
  }),
});

export const { useAgentSignupMutation } = registrationApi;
