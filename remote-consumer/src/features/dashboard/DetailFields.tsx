import { hasPartner, usStates } from "@quotehaven/contract/rules";
import {
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  useFormContext,
} from "@quotehaven/platform/forms";
import { theme } from "@quotehaven/shared-ui";
import { FieldGroup, FormGrid, FullRow } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { EmailNotifications } from "../../shared/fields/EmailNotifications";
import { FormBirthDate } from "../../shared/fields/FormBirthDate";
import { FormZipField } from "../../shared/fields/FormZipField";
import type { ConsumerValues } from "./profileValues";

const Fields = styled(FormGrid)`
  margin-top: ${theme.space(3)};
`;

/** What every field of its kind has in common; to read only while being saved. */
const textProps = (isLocked: boolean) => ({ readOnly: isLocked, required: true });
const choiceProps = (isLocked: boolean) => ({ disabled: isLocked, required: true });

type DetailFieldsProps = {
  isLocked: boolean;
  /** The address was changed: the password is asked for beside it. */
  hasNewEmail: boolean;
  /** Counts the attempts to save that the open question about the place held back. */
  askedAgain: number;
};

function GenderField({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation("consumer");
  return (
    <FormRadioGroup
      {...choiceProps(isLocked)}
      name="gender"
      label={t("registration.gender")}
      options={[
        { value: "male", label: t("registration.male") },
        { value: "female", label: t("registration.female") },
        { value: "other", label: t("registration.other") },
      ]}
    />
  );
}

function ContactFields({ isLocked, hasNewEmail }: Omit<DetailFieldsProps, "askedAgain">) {
  const { t } = useTranslation("consumer");
  const text = textProps(isLocked);
  return (
    <FieldGroup title={t("dashboard.contact")}>
      <Fields>
        <FormTextField
          {...text}
          name="firstName"
          label={t("registration.firstName")}
          autoComplete="given-name"
        />
        <FormTextField
          {...text}
          name="lastName"
          label={t("registration.lastName")}
          autoComplete="family-name"
        />
        <FormTextField
          {...text}
          name="email"
          type="email"
          label={t("registration.email")}
          autoComplete="email"
        />
        {hasNewEmail && (
          <FormTextField
            {...text}
            name="currentPassword"
            type="password"
            label={t("dashboard.oldPassword")}
            hint={t("dashboard.passwordForEmail")}
            autoComplete="current-password"
          />
        )}
        <FormPhoneField {...text} name="phone" label={t("registration.phoneNumber")} />
        <FormBirthDate
          {...text}
          name="dateOfBirth"
          label={t("registration.dateOfBirth")}
          autoComplete="bday"
        />
        <GenderField isLocked={isLocked} />
      </Fields>
    </FieldGroup>
  );
}

function StreetFields({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation("consumer");
  const text = textProps(isLocked);
  return (
    <>
      <FullRow>
        <FormTextField
          {...text}
          name="address1"
          label={t("registration.address1")}
          autoComplete="address-line1"
        />
      </FullRow>
      <FullRow>
        <FormTextField
          {...text}
          required={false}
          name="address2"
          label={t("registration.address2")}
          autoComplete="address-line2"
        />
      </FullRow>
    </>
  );
}

function AddressFields({ isLocked, askedAgain }: Omit<DetailFieldsProps, "hasNewEmail">) {
  const { t } = useTranslation("consumer");
  const text = textProps(isLocked);
  const choice = choiceProps(isLocked);
  return (
    <FieldGroup title={t("dashboard.address")}>
      <Fields>
        <StreetFields isLocked={isLocked} />
        <FullRow>
          <FormGrid>
            <FormZipField attempt={askedAgain} disabled={isLocked} />
          </FormGrid>
        </FullRow>
        <FormTextField
          {...text}
          name="city"
          label={t("registration.city")}
          autoComplete="address-level2"
        />
        <FormSelect
          {...choice}
          name="state"
          label={t("registration.state")}
          autoComplete="address-level1"
          placeholder={t("registration.chooseState")}
          options={usStates.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <FormRadioGroup
          {...choice}
          name="rents"
          label={t("registration.rents")}
          options={[
            { value: true, label: t("common.yes") },
            { value: false, label: t("common.no") },
          ]}
        />
      </Fields>
    </FieldGroup>
  );
}

function PartnerFields({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation("consumer");
  const text = textProps(isLocked);
  return (
    <>
      <FormTextField
        {...text}
        name="partnerFirstName"
        label={t("registration.partnerFirstName")}
        autoComplete="off"
      />
      <FormTextField
        {...text}
        name="partnerLastName"
        label={t("registration.partnerLastName")}
        autoComplete="off"
      />
      <FormBirthDate
        {...text}
        name="partnerDateOfBirth"
        label={t("registration.partnerDateOfBirth")}
        autoComplete="off"
      />
    </>
  );
}

function HouseholdFields({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation("consumer");
  const status = useFormContext<ConsumerValues>().watch("maritalStatus");
  return (
    <FieldGroup title={t("dashboard.household")}>
      <Fields>
        <FullRow>
          <FormRadioGroup
            {...choiceProps(isLocked)}
            name="maritalStatus"
            label={t("registration.maritalStatus")}
            options={[
              { value: "married", label: t("registration.married") },
              {
                value: "domesticPartner",
                label: t("registration.domesticPartner"),
              },
              { value: "single", label: t("registration.single") },
            ]}
          />
        </FullRow>
        {hasPartner(status) && <PartnerFields isLocked={isLocked} />}
        <FullRow>
          <EmailNotifications name="emailNotifications" disabled={isLocked} />
        </FullRow>
      </Fields>
    </FieldGroup>
  );
}

/** The fields of the personal details; to read only while being saved. */
export function DetailFields({ isLocked, hasNewEmail, askedAgain }: DetailFieldsProps) {
  return (
    <div>
      <ContactFields isLocked={isLocked} hasNewEmail={hasNewEmail} />
      <AddressFields isLocked={isLocked} askedAgain={askedAgain} />
      <HouseholdFields isLocked={isLocked} />
    </div>
  );
}
