import { genders, maritalStatuses, usStates } from "@quotehaven/contract/rules";
import {
  FormCheckbox,
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  useFormContext,
  useTranslation,
} from "@quotehaven/platform";
import { FieldGroup, FormGrid, FullRow, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { FormBirthDate } from "../../shared/fields/FormBirthDate";
import { FormZipField } from "../../shared/fields/FormZipField";
import type { ProfileValues } from "./profileValues";

const Fields = styled(FormGrid)`
  margin-top: ${theme.space(3)};
`;

type DetailFieldsProps = {
  isLocked: boolean;
  /** The address was changed: the password is asked for beside it. */
  hasNewEmail: boolean;
};

/** The fields of the personal details; to read only while locked, or being saved. */
export function DetailFields({ isLocked, hasNewEmail }: DetailFieldsProps) {
  const { t } = useTranslation();
  const status = useFormContext<ProfileValues>().watch("usr_maritalstatus");
  const text = { readOnly: isLocked, required: true };
  const choice = { disabled: isLocked, required: true };
  return (
    <div>
      <FieldGroup title={t("dashboard.contact")}>
        <Fields>
          <FormTextField
            {...text}
            name="usr_firstname"
            label={t("registration.firstName")}
            autoComplete="given-name"
          />
          <FormTextField
            {...text}
            name="usr_lastname"
            label={t("registration.lastName")}
            autoComplete="family-name"
          />
          <FormTextField
            {...text}
            name="usr_email"
            type="email"
            label={t("registration.email")}
            autoComplete="email"
          />
          {hasNewEmail && (
            <FormTextField
              {...text}
              name="usr_currentPassword"
              type="password"
              label={t("dashboard.oldPassword")}
              hint={t("dashboard.passwordForEmail")}
              autoComplete="current-password"
            />
          )}
          <FormPhoneField {...text} name="usr_phonenumber" label={t("registration.phoneNumber")} />
          <FormBirthDate
            {...text}
            name="usr_dateofbirth"
            label={t("registration.dateOfBirth")}
            autoComplete="bday"
          />
          <FormRadioGroup
            {...choice}
            name="usr_gender"
            label={t("registration.gender")}
            options={[
              { value: genders.male, label: t("registration.male") },
              { value: genders.female, label: t("registration.female") },
              { value: genders.other, label: t("registration.other") },
            ]}
          />
        </Fields>
      </FieldGroup>
      <FieldGroup title={t("dashboard.address")}>
        <Fields>
          <FullRow>
            <FormTextField
              {...text}
              name="usr_address1"
              label={t("registration.address1")}
              autoComplete="address-line1"
            />
          </FullRow>
          <FullRow>
            <FormTextField
              {...text}
              required={false}
              name="usr_address2"
              label={t("registration.address2")}
              autoComplete="address-line2"
            />
          </FullRow>
          <FullRow>
            <FormGrid>
              <FormZipField
                name="zipcodes"
                cityField="usr_city"
                stateField="usr_state"
                disabled={isLocked}
              />
            </FormGrid>
          </FullRow>
          <FormTextField
            {...text}
            name="usr_city"
            label={t("registration.city")}
            autoComplete="address-level2"
          />
          <FormSelect
            {...choice}
            name="usr_state"
            label={t("registration.state")}
            autoComplete="address-level1"
            placeholder={t("registration.chooseState")}
            options={usStates.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <FormRadioGroup
            {...choice}
            name="usr_rents"
            label={t("registration.rents")}
            options={[
              { value: true, label: t("common.yes") },
              { value: false, label: t("common.no") },
            ]}
          />
        </Fields>
      </FieldGroup>
      <FieldGroup title={t("dashboard.household")}>
        <Fields>
          <FullRow>
            <FormRadioGroup
              {...choice}
              name="usr_maritalstatus"
              label={t("registration.maritalStatus")}
              options={[
                { value: maritalStatuses.married, label: t("registration.married") },
                {
                  value: maritalStatuses.domesticPartner,
                  label: t("registration.domesticPartner"),
                },
                { value: maritalStatuses.single, label: t("registration.single") },
              ]}
            />
          </FullRow>
          {status !== maritalStatuses.single && (
            <>
              <FormTextField
                {...text}
                name="usr_partnerfirstname"
                label={t("registration.partnerFirstName")}
                autoComplete="off"
              />
              <FormTextField
                {...text}
                name="usr_partnerlastname"
                label={t("registration.partnerLastName")}
                autoComplete="off"
              />
              <FormBirthDate
                {...text}
                name="usr_partnerdateofbirth"
                label={t("registration.partnerDateOfBirth")}
                autoComplete="off"
              />
            </>
          )}
          <FullRow>
            <FormCheckbox
              name="usr_emailnotifications"
              label={t("registration.emailNotification")}
              disabled={isLocked}
            />
          </FullRow>
        </Fields>
      </FieldGroup>
    </div>
  );
}
