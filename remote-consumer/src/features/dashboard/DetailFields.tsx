import { FormPhoneField, FormTextField, Username } from "@quotehaven/platform/forms";
import { theme } from "@quotehaven/shared-ui";
import { FieldGroup, FormGrid, FullRow } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { EmailNotifications } from "../../shared/fields/EmailNotifications";
import { FormZipField } from "../../shared/fields/FormZipField";
import {
  AddressLine,
  BirthDateField,
  CityAndState,
  FamilyFields,
  GenderField,
  NameFields,
  RentsField,
} from "../../shared/fields/personFields";

const Fields = styled(FormGrid)`
  margin-top: ${theme.space(3)};
`;

type DetailFieldsProps = {
  isLocked: boolean;
  /** The address that counts. */
  email: string;
  /** Another was typed: the password is asked for beside it. */
  hasNewEmail: boolean;
  /** Counts the attempts to save that the open question about the place held back. */
  askedAgain: number;
};

/** The fields of the personal details; to read only while being saved. */
export function DetailFields({ isLocked, email, hasNewEmail, askedAgain }: DetailFieldsProps) {
  const { t } = useTranslation("consumer");
  return (
    <div>
      <FieldGroup title={t("dashboard.contact")}>
        <Fields>
          <NameFields isLocked={isLocked} />
          <FormTextField
            name="email"
            type="email"
            label={t("registration.email")}
            autoComplete="email"
            readOnly={isLocked}
            required
          />
          {hasNewEmail && <Username address={email} />}
          {hasNewEmail && (
            <FormTextField
              name="currentPassword"
              type="password"
              label={t("dashboard.oldPassword")}
              hint={t("dashboard.passwordForEmail")}
              autoComplete="current-password"
              readOnly={isLocked}
              required
            />
          )}
          <FormPhoneField
            name="phone"
            label={t("registration.phoneNumber")}
            readOnly={isLocked}
            required
          />
          <BirthDateField isLocked={isLocked} />
          <GenderField isLocked={isLocked} />
        </Fields>
      </FieldGroup>
      <FieldGroup title={t("dashboard.address")}>
        <Fields>
          <FullRow>
            <AddressLine line={1} isLocked={isLocked} />
          </FullRow>
          <FullRow>
            <AddressLine line={2} isLocked={isLocked} />
          </FullRow>
          <FullRow>
            <FormGrid>
              <FormZipField attempt={askedAgain} disabled={isLocked} />
            </FormGrid>
          </FullRow>
          <CityAndState isLocked={isLocked} />
          <RentsField isLocked={isLocked} />
        </Fields>
      </FieldGroup>
      <FieldGroup title={t("dashboard.household")}>
        <Fields>
          <FamilyFields isLocked={isLocked} />
          <FullRow>
            <EmailNotifications name="emailNotifications" disabled={isLocked} />
          </FullRow>
        </Fields>
      </FieldGroup>
    </div>
  );
}
