import {
  agentProfileRules,
  isNewEmail,
  newEmailRules,
  validateFields,
} from "@quotehaven/contract/rules";
import type { AgentProfile } from "@quotehaven/contract/schemas";
import { ScreenHeading, useApiErrorToast, useToast, useTranslation } from "@quotehaven/platform";
import { Button, ErrorSummary, Row, Stack, theme, useFocusNext } from "@quotehaven/shared-ui";
import { useRef, useState, type ReactNode } from "react";
import styled from "styled-components";
import { useAgentProfileUpdateMutation } from "../../shared/agentProfileApi";
import { ProfileFields } from "./ProfileFields";
import { profileChanges, profileFormOf, typedSince, type ProfileForm } from "./profileForm";

const Bar = styled(Row)`
  position: sticky;
  z-index: ${theme.layer.sticky};
  top: 0;
  padding-block: ${theme.space(2)};
  background: ${theme.color.surface};
`;

type ProfileEditorProps = {
  profile: AgentProfile;
  /** Reloads the profile; the typed values stay until it is there. */
  onSaved: () => PromiseLike<unknown>;
  /** What stands between the title and the fields. */
  children: ReactNode;
};

/**
 * The agent's profile: locked until Click to Edit, then saved with Save Changes. It stays unlocked
 * after saving (AGD-3), and only what changed is sent.
 */
export function ProfileEditor({ profile, onSaved, children }: ProfileEditorProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [update, saving] = useAgentProfileUpdateMutation();
  const [isEditing, setEditing] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  // What was typed lies over what was loaded, so a reload (a carrier was added) loses none of it.
  const [typed, setTyped] = useState<Partial<ProfileForm>>({});
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);

  const loaded = profileFormOf(profile);
  const form: ProfileForm = { ...loaded, ...typed };
  const errors = validateFields(form, {
    ...agentProfileRules,
    ...newEmailRules(loaded.usr_email),
  });
  const wordsOf = (name: string) => errors[name] && t(errors[name].key);
  const isShown = (name: string) => touched.has(name) || refused.includes(name);

  const save = async () => {
    setRefused(Object.keys(errors));
    setAttempt((before) => before + 1);
    if (Object.keys(errors).length > 0) return;
    const changes = profileChanges(loaded, form);
    if (Object.keys(changes).length === 0) {
      toast(t("agencyDetails.nothingChanged"), { kind: "info" });
      return;
    }
    const result = await update(changes);
    if (result.error) return toastError(result.error);
    toast(t("agencyDetails.updated"), { kind: "success" });
    await onSaved();
    setTyped((now) => typedSince(typed, now));
    setTouched(new Set());
  };

  return (
    <form
      noValidate
      // A newer version of the page waits while something here is not saved.
      data-unsaved={Object.keys(typed).length > 0 ? "" : undefined}
      aria-label={t("agencyDetails.title")}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEditing && !saving.isLoading) void save();
      }}
    >
      <Stack gap={6}>
        <Bar justify="space-between">
          <ScreenHeading>{t("agencyDetails.title")}</ScreenHeading>
          {isEditing ? (
            // Two buttons, not one that changes its type: a click that unlocks must not submit.
            <Button
              key="save"
              ref={saveButton}
              type="submit"
              emphasis="primary"
              busy={saving.isLoading}
              busyLabel={t("agencyDetails.saving")}
            >
              {t("agencyDetails.save")}
            </Button>
          ) : (
            <Button
              key="edit"
              emphasis="primary"
              onClick={() => {
                setEditing(true);
                focusNext(() => saveButton.current);
              }}
            >
              {t("agencyDetails.edit")}
            </Button>
          )}
        </Bar>
        <ErrorSummary
          attempt={attempt}
          errors={refused.flatMap((name) => {
            const message = wordsOf(name);
            return message ? [{ name, message, label: t(`agencyDetails.${name}`) }] : [];
          })}
        />
        {children}
        <ProfileFields
          form={form}
          isLocked={!isEditing}
          hasNewEmail={isNewEmail(form.usr_email, loaded.usr_email)}
          pendingEmail={profile.usr_email_pending}
          errorOf={(name) => (isShown(name) ? wordsOf(name) : undefined)}
          onChange={(changes) => setTyped((before) => ({ ...before, ...changes }))}
          onLeave={(name) => setTouched((before) => new Set(before).add(name))}
        />
      </Stack>
    </form>
  );
}
