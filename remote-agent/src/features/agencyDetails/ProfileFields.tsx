import { formatTime, leadMailPaces, usStates, type LeadMailPace } from "@quotehaven/contract/rules";
import type { AgentProfile } from "@quotehaven/contract/wire";
import { useFormats, useLanguage } from "@quotehaven/platform";
import {
  FormCheckbox,
  FormPhoneField,
  FormSelect,
  FormTextField,
  useFormContext,
  Username,
} from "@quotehaven/platform/forms";
import {
  Card,
  IconButton,
  lazyPart,
  Skeleton,
  Stack,
  theme,
  useFocusNext,
} from "@quotehaven/shared-ui";
import { FieldGroup, FormGrid, FullRow } from "@quotehaven/shared-ui/fields";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { LicenseFields } from "./LicenseFields";
import { LicenseStanding } from "./LicenseStanding";
import type { ProfileForm } from "./profileForm";

// The combobox is too much for the screen's first load.
const ZipCodesField = lazyPart(async () => (await import("./ZipCodesField")).ZipCodesField, {
  waiting: <Skeleton $height={72} $shape="box" />,
});

const LicenseStatesField = lazyPart(
  async () => (await import("./LicenseStatesField")).LicenseStatesField,
  { waiting: <Skeleton $height={72} $shape="box" /> },
);

/** The cards of a profile. */
export const cardNames = ["agency", "representative", "preferences"] as const;
export type CardName = (typeof cardNames)[number];

/** Its button stands at the end of its title's line. */
const Place = styled(Card)`
  position: relative;

  & > button {
    position: absolute;
    inset: ${theme.space(4)} ${theme.space(4)} auto auto;
  }
`;

type FieldName = Exclude<
  keyof ProfileForm,
  | "emailNotifications"
  | "fullLicense"
  | "leadMails"
  | "licenseNumber"
  | "licenseState"
  | "licenseStates"
  | "zipCodes"
>;

type ProfileFieldsProps = {
  /** As it was last saved. */
  profile: AgentProfile;
  isOpen: (card: CardName) => boolean;
  onOpen: (card: CardName) => void;
  /** The address was changed: the password is asked for beside it. */
  hasNewEmail: boolean;
};

const states = usStates.map(({ code, name }) => ({ value: code, label: name }));

type FieldOf = ReturnType<typeof useFieldOf>;

/** The props that every field has, by its name. */
function useFieldOf(isLocked: boolean) {
  const { t } = useTranslation("agent");
  return (name: FieldName) => ({
    name,
    label: t(`agencyDetails.${name}`),
    readOnly: isLocked,
  });
}

/** The fields of the agency, its representative, and the preferences: a card each, which opens by itself. */
export function ProfileFields(props: ProfileFieldsProps) {
  return (
    <Stack $gap={5}>
      <AgencyCard {...props} />
      <RepresentativeCard {...props} />
      <PreferencesCard {...props} />
    </Stack>
  );
}

type EditCardProps = Pick<ProfileFieldsProps, "isOpen" | "onOpen"> & {
  name: CardName;
  children: ReactNode;
};

/** A card of fields with the way to edit it alone, while it is locked. */
function EditCard({ name, isOpen, onOpen, children }: EditCardProps) {
  const { t } = useTranslation("agent");
  const card = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const title = t(`agencyDetails.${name}`);
  return (
    <Place ref={card}>
      {!isOpen(name) && (
        <IconButton
          icon="edit"
          label={t("agencyDetails.editCard", { name: title })}
          onClick={() => {
            onOpen(name);
            focusNext(() => card.current?.querySelector<HTMLElement>("input, select"));
          }}
        />
      )}
      <FieldGroup title={title}>{children}</FieldGroup>
    </Place>
  );
}

function AgencyCard({ isOpen, onOpen }: ProfileFieldsProps) {
  const field = useFieldOf(!isOpen("agency"));
  return (
    <EditCard name="agency" isOpen={isOpen} onOpen={onOpen}>
      <FormGrid>
        <FormTextField {...field("agencyName")} autoComplete="organization" />
        <FormTextField {...field("agencyAddress")} autoComplete="street-address" />
        <FormTextField {...field("agencyEmail")} type="email" autoComplete="off" />
        <FormPhoneField {...field("agencyPhone")} autoComplete="off" />
      </FormGrid>
    </EditCard>
  );
}

function RepresentativeCard({ profile, isOpen, onOpen, hasNewEmail }: ProfileFieldsProps) {
  const { t } = useTranslation("agent");
  const isLocked = !isOpen("representative");
  const ownState = useFormContext<ProfileForm>().watch("licenseState");
  const field = useFieldOf(isLocked);
  return (
    <EditCard name="representative" isOpen={isOpen} onOpen={onOpen}>
      <FormGrid>
        <FormTextField {...field("firstName")} autoComplete="given-name" />
        <FormTextField {...field("lastName")} autoComplete="family-name" />
        <EmailFields field={field} hasNewEmail={hasNewEmail} profile={profile} />
        <FormPhoneField {...field("phone")} />
        <LicenseFields isLocked={isLocked} />
        <FormSelect
          name="licenseState"
          label={t("agencyDetails.licenseState")}
          placeholder={t("agencyDetails.noState")}
          options={states}
          disabled={isLocked}
        />
        <LicenseStatesField own={ownState} isLocked={isLocked} />
        <LicenseStanding profile={profile} />
        <NewPasswordFields field={field} email={profile.email} />
      </FormGrid>
    </EditCard>
  );
}

function PreferencesCard({ profile, isOpen, onOpen }: ProfileFieldsProps) {
  const { t } = useTranslation("agent");
  const isLocked = !isOpen("preferences");
  return (
    <EditCard name="preferences" isOpen={isOpen} onOpen={onOpen}>
      <Stack $gap={4}>
        {profile.emailNotifications !== undefined && (
          <FormCheckbox
            name="emailNotifications"
            label={t("agencyDetails.emailNotifications")}
            disabled={isLocked}
          />
        )}
        <LeadMails digestHour={profile.digestHour} isLocked={isLocked} />
        <ZipCodesField name="zipCodes" disabled={isLocked} />
      </Stack>
    </EditCard>
  );
}

/** When mails of new leads come; nothing where the profile says nothing of it. */
function LeadMails({ digestHour, isLocked }: { digestHour?: number; isLocked: boolean }) {
  const { t } = useTranslation("agent");
  const language = useLanguage();
  const [pace, wantsMails] = useFormContext<ProfileForm>().watch([
    "leadMails",
    "emailNotifications",
  ]);
  if (pace === undefined) return null;
  const hints = [
    t("agencyDetails.leadMailsHint"),
    ...(digestHour === undefined
      ? []
      : [t("agencyDetails.digestHint", { hour: hourText(digestHour, language) })]),
  ];
  return (
    <FormSelect<LeadMailPace>
      name="leadMails"
      label={t("agencyDetails.leadMails")}
      hint={wantsMails ? hints.join(" ") : t("agencyDetails.leadMailsOff")}
      options={leadMailPaces.map((value) => ({
        value,
        label: t(`agencyDetails.leadMails.${value}`),
      }))}
      placeholder={null}
      disabled={isLocked || !wantsMails}
    />
  );
}

/** An hour of the day as it is said: `8:00 AM`, in Spanish `8:00`. */
const hourText = (hour: number, language: string) =>
  formatTime(new Date(Date.UTC(2000, 0, 1, hour)).toISOString(), language, "UTC");

/** The address, and while it is being changed the password that this takes. */
function EmailFields({
  field,
  hasNewEmail,
  profile: { email, pendingEmail, pendingNeedsPresent, emailNeedsPresentUntil },
}: {
  field: FieldOf;
  hasNewEmail: boolean;
  profile: AgentProfile;
}) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  const pending = pendingNeedsPresent ? "agencyDetails.pendingBoth" : "agencyDetails.pendingEmail";
  const needsBoth =
    emailNeedsPresentUntil &&
    t("agencyDetails.emailNeedsBoth", { date: date(emailNeedsPresentUntil) });
  return (
    <>
      <FormTextField
        {...field("email")}
        type="email"
        autoComplete="email"
        hint={pendingEmail ? t(pending, { email: pendingEmail }) : needsBoth}
      />
      {hasNewEmail && <Username address={email} />}
      {hasNewEmail && (
        <FormTextField
          {...field("currentPassword")}
          type="password"
          autoComplete="current-password"
          hint={t("agencyDetails.passwordForEmail")}
        />
      )}
    </>
  );
}

function NewPasswordFields({ field, email }: { field: FieldOf; email: string }) {
  const { t } = useTranslation("agent");
  return (
    <FullRow>
      <FormGrid>
        <Username address={email} />
        <FormTextField
          {...field("newPassword")}
          type="password"
          autoComplete="new-password"
          detail={t("agencyDetails.passwordHint")}
        />
        <FormTextField
          {...field("confirmNewPassword")}
          type="password"
          autoComplete="new-password"
        />
      </FormGrid>
    </FullRow>
  );
}
