import { FormTextField, useTranslation } from "@quotehaven/platform";
import { FormGrid } from "@quotehaven/shared-ui";

/** The change-password view: the three fields are required as soon as one has text. */
export function PasswordFields() {
  const { t } = useTranslation();
  return (
    <FormGrid columns={1} style={{ maxWidth: 420 }}>
      <FormTextField
        name="usr_oldPassword"
        type="password"
        label={t("dashboard.oldPassword")}
        autoComplete="current-password"
      />
      <FormTextField
        name="usr_password"
        type="password"
        label={t("dashboard.newPassword")}
        hint={t("registration.passwordHint")}
        autoComplete="new-password"
      />
      <FormTextField
        name="usr_confirmNewPassword"
        type="password"
        label={t("dashboard.confirmNewPassword")}
        autoComplete="new-password"
      />
    </FormGrid>
  );
}
