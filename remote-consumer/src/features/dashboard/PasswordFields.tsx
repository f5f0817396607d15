import { FormTextField, Username } from "@quotehaven/platform/forms";
import { FormGrid } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";

/** The change-password view: the three fields are required as soon as one has text. */
export function PasswordFields({ email }: { email: string }) {
  const { t } = useTranslation("consumer");
  return (
    <FormGrid $columns={1} style={{ maxWidth: 420 }}>
      <Username address={email} />
      <FormTextField
        name="oldPassword"
        type="password"
        label={t("dashboard.oldPassword")}
        autoComplete="current-password"
      />
      <FormTextField
        name="newPassword"
        type="password"
        label={t("dashboard.newPassword")}
        hint={t("registration.passwordHint")}
        autoComplete="new-password"
      />
      <FormTextField
        name="confirmNewPassword"
        type="password"
        label={t("dashboard.confirmNewPassword")}
        autoComplete="new-password"
      />
    </FormGrid>
  );
}
