import { hasPartner } from "@quotehaven/contract/rules";
import { events } from "@quotehaven/platform";
import {
  FormPhoneField,
  FormRadioGroup,
  FormTextField,
  useFormContext,
} from "@quotehaven/platform/forms";
import { Button, Notice } from "@quotehaven/shared-ui";
import { FieldGroup, FormGrid, FullRow } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import { FormBirthDate } from "../../shared/fields/FormBirthDate";
import type { WizardValues } from "../../shared/register/registrationValues";
import { StepGroups } from "./StepGroups";

/** Step 2: household and how to be reached. The partner is asked for unless Single. */
export function HouseholdStep({ isEmailTaken }: { isEmailTaken: boolean }) {
  return (
    <StepGroups>
      <FamilyFields />
      <ContactFields isEmailTaken={isEmailTaken} />
    </StepGroups>
  );
}

function FamilyFields() {
  const { t } = useTranslation("consumer");
  const maritalStatus = useFormContext<WizardValues>().watch("maritalStatus");
  return (
    <FieldGroup title={t("registration.familyGroup")}>
      <FormGrid>
        <FullRow>
          <FormRadioGroup
            name="maritalStatus"
            label={t("registration.maritalStatus")}
            options={[
              { value: "married", label: t("registration.married") },
              { value: "domesticPartner", label: t("registration.domesticPartner") },
              { value: "single", label: t("registration.single") },
            ]}
            required
          />
        </FullRow>
        {hasPartner(maritalStatus) && <PartnerFields />}
        <FullRow>
          <FormRadioGroup
            name="gender"
            label={t("registration.gender")}
            options={[
              { value: "male", label: t("registration.male") },
              { value: "female", label: t("registration.female") },
              { value: "other", label: t("registration.other") },
            ]}
            required
          />
        </FullRow>
      </FormGrid>
    </FieldGroup>
  );
}

function ContactFields({ isEmailTaken }: { isEmailTaken: boolean }) {
  const { t } = useTranslation("consumer");
  return (
    <FieldGroup title={t("registration.contactGroup")}>
      <FormGrid>
        <FormPhoneField
          name="phoneNumber"
          label={t("registration.phoneNumber")}
          hint={t("registration.phoneHint")}
          required
        />
        <FormTextField
          name="email"
          type="email"
          label={t("registration.email")}
          hint={t("registration.emailHint")}
          autoComplete="email"
          required
        />
        {isEmailTaken && <EmailTakenNotice />}
      </FormGrid>
    </FieldGroup>
  );
}

function PartnerFields() {
  const { t } = useTranslation("consumer");
  return (
    <>
      <FormTextField
        name="partnerFirstName"
        label={t("registration.partnerFirstName")}
        autoComplete="off"
        required
      />
      <FormTextField
        name="partnerLastName"
        label={t("registration.partnerLastName")}
        autoComplete="off"
        required
      />
      <FormBirthDate
        name="partnerDateOfBirth"
        label={t("registration.partnerDateOfBirth")}
        autoComplete="off"
        required
      />
    </>
  );
}

/** The address has an account already: leads to its sign-in. */
function EmailTakenNotice() {
  const { t } = useTranslation("consumer");
  return (
    <FullRow>
      <Notice
        title={t("registration.takenTitle")}
        actions={
          <Button size="small" onClick={() => events.emit("signInRequested", { as: "consumer" })}>
            {t("landing.logIn")}
          </Button>
        }
      >
        {t("registration.taken")}
      </Notice>
    </FullRow>
  );
}
