import {
  insuranceTypes,
  registerModalRules,
  type InsuranceTypeId,
} from "@quotehaven/contract/rules";
import {
  Form,
  FormCheckbox,
  SubmitButton,
  useForm,
  useFormField,
  useSubmit,
} from "@quotehaven/platform/forms";
import { useNavigate } from "react-router-dom";
import { Modal, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import clientTerms from "../../assets/client-terms.pdf";
import { useZipPlace } from "../fields/useZipPlace";
import { useRegistrationDraft, withZipBefore } from "./registrationDraft";
import { TypeCards } from "./TypeCards";

const Fields = styled.div`
  display: grid;
  gap: ${theme.space(5)};
`;

/** What somebody typed before they start: for what insurance, and where. */
export type TypedStart = { type: InsuranceTypeId; zip: string };

type Choice = { insuranceTypeId: InsuranceTypeId | null; terms: boolean };

type RegisterModalProps = {
  /** What was chosen already: it is not asked again. */
  chosen?: InsuranceTypeId | null;
  /** What was typed on the page below: the type is chosen to begin with, the zip code comes along. */
  typed?: TypedStart | null;
  onClose: () => void;
};

/** Asks what somebody wants insured and whether they accept the terms, then leads to the registration. */
export function RegisterModal({ chosen = null, typed = null, onClose }: RegisterModalProps) {
  const { t } = useTranslation("consumer");
  const navigate = useNavigate();
  const form = useForm<Choice>({
    defaultValues: { insuranceTypeId: chosen ?? typed?.type ?? null, terms: false },
    rules: registerModalRules,
  });
  const zip = useZipPlace(typed?.zip ?? "");
  const draft = useRegistrationDraft();
  const submit = useSubmit(form, {
    send: async ({ insuranceTypeId }) => insuranceTypeId,
    onSent: (type) => {
      if (zip) draft.keep(withZipBefore(draft.newest(), zip));
      return navigate(`/auth/register/${type}`);
    },
  });

  return (
    <Modal
      title={t(chosen === null ? "registration.modalTitle" : "registration.chosenTitle")}
      onClose={onClose}
      footer={<SubmitButton form={form}>{t("registration.getStarted")}</SubmitButton>}
    >
      {/* Two presses, and made again as quickly. */}
      <Form form={form} onSubmit={submit} asks={false}>
        <Fields>
          <p>{t(chosen === null ? "registration.modalText" : "registration.chosenText")}</p>
          {chosen === null && <InsuranceTypeField />}
          <FormCheckbox
            name="terms"
            label={
              <>
                <span>{`${t("registration.acceptTerms")} `}</span>
                <a href={clientTerms} target="_blank" rel="noopener" type="application/pdf">
                  {t("registration.clientTerms")}
                </a>
              </>
            }
          />
        </Fields>
      </Form>
    </Modal>
  );
}

function InsuranceTypeField() {
  const { t } = useTranslation("consumer");
  const { name, value, onChange, error } = useFormField("insuranceTypeId");
  return (
    <TypeCards
      name={name}
      value={value}
      onChange={onChange}
      error={error && t("registration.chooseType")}
      options={[
        { value: insuranceTypes.home, picture: "house", name: "home" },
        { value: insuranceTypes.life, picture: "family", name: "life" },
        { value: insuranceTypes.auto, picture: "car", name: "auto" },
      ]}
    />
  );
}
