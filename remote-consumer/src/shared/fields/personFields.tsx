import { hasPartner, usStates } from "@quotehaven/contract/rules";
import {
  FormRadioGroup,
  FormSelect,
  FormTextField,
  useFormContext,
} from "@quotehaven/platform/forms";
import { FullRow } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import { FormBirthDate } from "./FormBirthDate";

/** Fields that the registration and the profile share. */
type FieldsProps = {
  /** To read only, while what was typed is being saved. */
  isLocked?: boolean;
};

export function NameFields({ isLocked }: FieldsProps) {
  const { t } = useTranslation("consumer");
  return (
    <>
      <FormTextField
        name="firstName"
        label={t("registration.firstName")}
        autoComplete="given-name"
        readOnly={isLocked}
        required
      />
      <FormTextField
        name="lastName"
        label={t("registration.lastName")}
        autoComplete="family-name"
        readOnly={isLocked}
        required
      />
    </>
  );
}

export function BirthDateField({ isLocked }: FieldsProps) {
  const { t } = useTranslation("consumer");
  return (
    <FormBirthDate
      name="dateOfBirth"
      label={t("registration.dateOfBirth")}
      autoComplete="bday"
      readOnly={isLocked}
      required
    />
  );
}

/** The first line of an address, or the second, which may stay empty. */
export function AddressLine({ line, isLocked }: FieldsProps & { line: 1 | 2 }) {
  const { t } = useTranslation("consumer");
  return (
    <FormTextField
      name={`address${line}`}
      label={t(`registration.address${line}`)}
      autoComplete={`address-line${line}`}
      readOnly={isLocked}
      required={line === 1}
    />
  );
}

export function CityAndState({ isLocked }: FieldsProps) {
  const { t } = useTranslation("consumer");
  return (
    <>
      <FormTextField
        name="city"
        label={t("registration.city")}
        autoComplete="address-level2"
        readOnly={isLocked}
        required
      />
      <FormSelect
        name="state"
        label={t("registration.state")}
        autoComplete="address-level1"
        placeholder={t("registration.chooseState")}
        options={usStates.map(({ code, name }) => ({ value: code, label: name }))}
        disabled={isLocked}
        required
      />
    </>
  );
}

export function RentsField({ isLocked }: FieldsProps) {
  const { t } = useTranslation("consumer");
  return (
    <FormRadioGroup
      name="rents"
      label={t("registration.rents")}
      options={[
        { value: true, label: t("common.yes") },
        { value: false, label: t("common.no") },
      ]}
      disabled={isLocked}
      required
    />
  );
}

export function GenderField({ isLocked }: FieldsProps) {
  const { t } = useTranslation("consumer");
  const genders = ["male", "female", "other"] as const;
  return (
    <FormRadioGroup
      name="gender"
      label={t("registration.gender")}
      options={genders.map((value) => ({ value, label: t(`registration.${value}`) }))}
      disabled={isLocked}
      required
    />
  );
}

/** The marital status, and the partner unless it is Single. */
export function FamilyFields({ isLocked }: FieldsProps) {
  const { t } = useTranslation("consumer");
  const status = useFormContext().watch("maritalStatus");
  const statuses = ["married", "domesticPartner", "single"] as const;
  return (
    <>
      <FullRow>
        <FormRadioGroup
          name="maritalStatus"
          label={t("registration.maritalStatus")}
          options={statuses.map((value) => ({ value, label: t(`registration.${value}`) }))}
          disabled={isLocked}
          required
        />
      </FullRow>
      {hasPartner(status) && <PartnerFields isLocked={isLocked} />}
    </>
  );
}

function PartnerFields({ isLocked }: FieldsProps) {
  const { t } = useTranslation("consumer");
  const common = { autoComplete: "off", readOnly: isLocked, required: true };
  return (
    <>
      <FormTextField
        {...common}
        name="partnerFirstName"
        label={t("registration.partnerFirstName")}
      />
      <FormTextField {...common} name="partnerLastName" label={t("registration.partnerLastName")} />
      <FormBirthDate
        {...common}
        name="partnerDateOfBirth"
        label={t("registration.partnerDateOfBirth")}
      />
    </>
  );
}
