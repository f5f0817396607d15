import {
  formatTime,
  leadMailPaces,
  usStates,
  type LeadMailPace,
  type NeededOfAgent,
} from "@quotehaven/contract/rules";
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
  Disclosure,
  IconButton,
  lazyPart,
  Skeleton,
  Stack,
  useFocusNext,
} from "@quotehaven/shared-ui";
import { FormGrid, FullRow } from "@quotehaven/shared-ui/fields";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FoldedCard } from "./FoldedCard";
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

/** A field of the profile's form that a complete profile needs. */
export type NeededField = Exclude<NeededOfAgent, "carriers">;

type ProfileFieldsProps = {
  /** As it was last saved. */
  profile: AgentProfile;
  /** Filled in elsewhere on the screen for now. */
  elsewhere: readonly NeededField[];
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

/** A field that a complete profile needs: in its card, or where it is filled in first. */
export function NeededProfileField({ name, isLocked }: { name: NeededField; isLocked: boolean }) {
  const field = useFieldOf(isLocked);
  switch (name) {
    case "agencyName":
      return <FormTextField {...field(name)} autoComplete="organization" />;
    case "agencyAddress":
      return <FormTextField {...field(name)} autoComplete="street-address" />;
    case "agencyEmail":
      return <FormTextField {...field(name)} type="email" autoComplete="off" />;
    case "agencyPhone":
      return <FormPhoneField {...field(name)} autoComplete="off" />;
    case "firstName":
      return <FormTextField {...field(name)} autoComplete="given-name" />;
    case "lastName":
      return <FormTextField {...field(name)} autoComplete="family-name" />;
    case "email":
      return <FormTextField {...field(name)} type="email" autoComplete="email" />;
    case "phone":
      return <FormPhoneField {...field(name)} />;
    case "licenseNumber":
      return <LicenseFields isLocked={isLocked} />;
    case "zipCodes":
      return <ZipCodesField name="zipCodes" disabled={isLocked} />;
  }
}

type EditCardProps = Pick<ProfileFieldsProps, "isOpen" | "onOpen"> & {
  name: CardName;
  /** What it holds, in a line. */
  facts: readonly (string | null | undefined | false)[];
  foot?: ReactNode;
  children: ReactNode;
};

/** A card of fields, folded to a line while it is locked, with the way to edit it alone. */
function EditCard({ name, facts, isOpen, onOpen, ...rest }: EditCardProps) {
  const { t } = useTranslation("agent");
  const button = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  const title = t(`agencyDetails.${name}`);
  const openCard = () => {
    const card = button.current?.closest("section");
    onOpen(name);
    focusNext(() => card?.querySelector<HTMLElement>("input, select"));
  };
  return (
    <FoldedCard
      {...rest}
      title={title}
      text={facts.filter(Boolean).join(" · ") || t("agencyDetails.nothingYet")}
      isKeptOpen={isOpen(name)}
      action={
        <IconButton
          ref={button}
          icon="edit"
          label={t("agencyDetails.editCard", { name: title })}
          onClick={openCard}
        />
      }
    />
  );
}

function AgencyCard({ profile, elsewhere, isOpen, onOpen }: ProfileFieldsProps) {
  const { phone } = useFormats();
  const { agencyName, agencyAddress, agencyEmail, agencyPhone } = profile;
  return (
    <EditCard
      name="agency"
      facts={[agencyName, agencyAddress, agencyEmail, agencyPhone && phone(agencyPhone)]}
      isOpen={isOpen}
      onOpen={onOpen}
    >
      <FormGrid>
        {(["agencyName", "agencyAddress", "agencyEmail", "agencyPhone"] as const)
          .filter((name) => !elsewhere.includes(name))
          .map((name) => (
            <NeededProfileField key={name} name={name} isLocked={!isOpen("agency")} />
          ))}
      </FormGrid>
    </EditCard>
  );
}

function RepresentativeCard(props: ProfileFieldsProps) {
  const { profile, elsewhere, isOpen, onOpen, hasNewEmail } = props;
  const { t } = useTranslation("agent");
  const { phone } = useFormats();
  const isLocked = !isOpen("representative");
  const ownState = useFormContext<ProfileForm>().watch("licenseState");
  const field = useFieldOf(isLocked);
  const license = profile.fullLicense || profile.licenseNumber;
  const needed = (name: NeededField) =>
    !elsewhere.includes(name) && <NeededProfileField name={name} isLocked={isLocked} />;
  return (
    <EditCard
      name="representative"
      facts={[
        `${profile.firstName} ${profile.lastName}`,
        profile.email,
        profile.phone && phone(profile.phone),
        license &&
          t("agencyDetails.licenseFact", {
            license: [license, profile.licenseState].filter(Boolean).join(" "),
          }),
      ]}
      isOpen={isOpen}
      onOpen={onOpen}
      foot={<LicenseStanding profile={profile} />}
    >
      <FormGrid>
        {needed("firstName")}
        {needed("lastName")}
        <EmailFields field={field} hasNewEmail={hasNewEmail} profile={profile} />
        {needed("phone")}
        {needed("licenseNumber")}
        <FormSelect
          name="licenseState"
          label={t("agencyDetails.licenseState")}
          placeholder={t("agencyDetails.noState")}
          options={states}
          disabled={isLocked}
        />
        <LicenseStatesField own={ownState} isLocked={isLocked} />
        <NewPasswordFields field={field} email={profile.email} />
      </FormGrid>
    </EditCard>
  );
}

function PreferencesCard({ profile, elsewhere, isOpen, onOpen }: ProfileFieldsProps) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const isLocked = !isOpen("preferences");
  const { hasAllZipCodes, zipCodes, emailNotifications, leadMails } = profile;
  const count = zipCodes.length;
  return (
    <EditCard
      name="preferences"
      facts={[
        hasAllZipCodes
          ? t("agencyDetails.everyZip")
          : t("zips.chosen", { count, number: number(count) }),
        leadMails &&
          t("agencyDetails.mailsFact", {
            pace: t(`agencyDetails.leadMails.${emailNotifications ? leadMails : "none"}`),
          }),
      ]}
      isOpen={isOpen}
      onOpen={onOpen}
    >
      <Stack $gap={4}>
        {emailNotifications !== undefined && (
          <FormCheckbox
            name="emailNotifications"
            label={t("agencyDetails.emailNotifications")}
            disabled={isLocked}
          />
        )}
        <LeadMails digestHour={profile.digestHour} isLocked={isLocked} />
        {!elsewhere.includes("zipCodes") && (
          <NeededProfileField name="zipCodes" isLocked={isLocked} />
        )}
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

/** Folded, as hardly anybody comes for it; open where something of it was typed or refused. */
function NewPasswordFields({ field, email }: { field: FieldOf; email: string }) {
  const { t } = useTranslation("agent");
  const form = useFormContext<ProfileForm>();
  const [isUnfolded, setUnfolded] = useState(false);
  const typed = form.watch(["newPassword", "confirmNewPassword"]);
  const isNeeded = typed.some((text) => text !== "");
  return (
    <FullRow>
      <Disclosure
        summary={t("agencyDetails.changePassword")}
        open={isUnfolded || isNeeded}
        onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      >
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
      </Disclosure>
    </FullRow>
  );
}
