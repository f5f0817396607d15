import { useTranslation } from "@quotehaven/platform";
import {
  Card,
  Checkbox,
  FieldGroup,
  FormGrid,
  FullRow,
  lazyPart,
  PhoneField,
  Skeleton,
  Stack,
  TextField,
} from "@quotehaven/shared-ui";
import type { ProfileForm, ProfileTextField } from "./profileForm";

// The combobox is too much for the screen's first load.
const ZipCodesField = lazyPart(async () => (await import("./ZipCodesField")).ZipCodesField, {
  waiting: <Skeleton height={72} shape="box" />,
});

type FieldName =
  ProfileTextField | "usr_currentPassword" | "usr_password" | "usr_confirmNewPassword";

type ProfileFieldsProps = {
  form: ProfileForm;
  isLocked: boolean;
  /** The address was changed: the password is asked for beside it. */
  hasNewEmail: boolean;
  /** An address that waits for its own link. */
  pendingEmail: string | null;
  errorOf: (name: string) => string | undefined;
  onChange: (changes: Partial<ProfileForm>) => void;
  /** Told that a field was left, so that its error may show. */
  onLeave: (name: string) => void;
};

/** The fields of the agency, its representative, and the preferences. */
export function ProfileFields({
  form,
  isLocked,
  hasNewEmail,
  pendingEmail,
  errorOf,
  onChange,
  onLeave,
}: ProfileFieldsProps) {
  const { t } = useTranslation();
  const field = (name: FieldName) => ({
    name,
    label: t(`agencyDetails.${name}`),
    value: form[name],
    onChange: (value: string) => onChange({ [name]: value }),
    onBlur: () => onLeave(name),
    error: errorOf(name),
    readOnly: isLocked,
  });
  return (
    <Stack gap={5}>
      <Card>
        <FieldGroup title={t("agencyDetails.agency")}>
          <FormGrid>
            <TextField {...field("usr_agencyname")} autoComplete="organization" />
            <TextField {...field("usr_agencyaddress")} autoComplete="street-address" />
            <TextField {...field("usr_agencyemail")} type="email" autoComplete="off" />
            <PhoneField {...field("usr_agencynumber")} autoComplete="off" />
          </FormGrid>
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title={t("agencyDetails.representative")}>
          <FormGrid>
            <TextField {...field("usr_firstname")} autoComplete="given-name" />
            <TextField {...field("usr_lastname")} autoComplete="family-name" />
            <TextField
              {...field("usr_email")}
              type="email"
              autoComplete="email"
              hint={
                pendingEmail ? t("agencyDetails.pendingEmail", { email: pendingEmail }) : undefined
              }
            />
            {hasNewEmail && (
              <TextField
                {...field("usr_currentPassword")}
                type="password"
                autoComplete="current-password"
                hint={t("agencyDetails.passwordForEmail")}
              />
            )}
            <PhoneField {...field("usr_phonenumber")} />
            <TextField {...field("usr_insurancelicensenumber")} type="number" autoComplete="off" />
            <FullRow>
              <FormGrid>
                <TextField
                  {...field("usr_password")}
                  type="password"
                  autoComplete="new-password"
                  detail={t("agencyDetails.passwordHint")}
                />
                <TextField
                  {...field("usr_confirmNewPassword")}
                  type="password"
                  autoComplete="new-password"
                />
              </FormGrid>
            </FullRow>
          </FormGrid>
        </FieldGroup>
      </Card>
      <Card>
        <FieldGroup title={t("agencyDetails.preferences")}>
          <Stack gap={4}>
            {form.usr_emailnotifications !== undefined && (
              <Checkbox
                name="usr_emailnotifications"
                label={t("agencyDetails.emailNotifications")}
                checked={form.usr_emailnotifications}
                disabled={isLocked}
                onChange={(usr_emailnotifications) => onChange({ usr_emailnotifications })}
              />
            )}
            <ZipCodesField
              value={form.zips}
              disabled={isLocked}
              onChange={(zips) => onChange({ zips })}
            />
          </Stack>
        </FieldGroup>
      </Card>
    </Stack>
  );
}
