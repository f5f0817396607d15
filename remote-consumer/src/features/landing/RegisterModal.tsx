import {
  insuranceTypes,
  registerModalRules,
  type InsuranceTypeId,
} from "@quotehaven/contract/rules";
import {
  Controller,
  rulesResolver,
  useFieldError,
  useForm,
  useNavigate,
  useTranslation,
} from "@quotehaven/platform";
import { Button, Checkbox, Modal, theme } from "@quotehaven/shared-ui";
import { useId } from "react";
import styled from "styled-components";
import clientTerms from "../../assets/client-terms.pdf";
import { TypeCards } from "./TypeCards";

const Form = styled.form`
  display: grid;
  gap: ${theme.space(5)};
`;

type Choice = { insuranceTypeId: InsuranceTypeId | null; terms: boolean };

/** Asks what somebody wants insured and whether they accept the terms, then leads to the registration. */
export function RegisterModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const fieldError = useFieldError();
  const formId = useId();
  const { control, handleSubmit } = useForm<Choice>({
    defaultValues: { insuranceTypeId: null, terms: false },
    resolver: rulesResolver(registerModalRules),
  });

  const onSubmit = handleSubmit(({ insuranceTypeId }) => {
    navigate(`/auth/register/${insuranceTypeId}`);
  });

  return (
    <Modal
      title={t("registration.modalTitle")}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} emphasis="primary">
          {t("registration.getStarted")}
        </Button>
      }
    >
      <Form id={formId} onSubmit={(event) => void onSubmit(event)} noValidate>
        <p>{t("registration.modalText")}</p>
        <Controller
          control={control}
          name="insuranceTypeId"
          render={({ field, fieldState }) => (
            <TypeCards
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error && t("registration.chooseType")}
              options={[
                { value: insuranceTypes.home, picture: "house", name: "home" },
                { value: insuranceTypes.life, picture: "family", name: "life" },
                { value: insuranceTypes.auto, picture: "car", name: "auto" },
              ]}
            />
          )}
        />
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
              label={
                <>
                  {t("registration.acceptTerms")}{" "}
                  <a href={clientTerms} target="_blank" rel="noopener" type="application/pdf">
                    {t("registration.clientTerms")}
                  </a>
                </>
              }
            />
          )}
        />
      </Form>
    </Modal>
  );
}
