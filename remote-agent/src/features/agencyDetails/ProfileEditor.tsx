import {
  agentProfileRules,
  isNewEmail,
  missingInAgentProfile,
  newEmailRules,
} from "@quotehaven/contract/rules";
import type { AgentProfile } from "@quotehaven/contract/wire";
import { ScreenHeading, useToast } from "@quotehaven/platform";
import {
  Form,
  FormErrorSummary,
  SubmitButton,
  useForm,
  useSubmit,
} from "@quotehaven/platform/forms";
import { Button, focusField, Row, Stack, theme, useFocusNext } from "@quotehaven/shared-ui";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useAgentProfileUpdateMutation } from "../../shared/agentProfileApi";
import type { NeededField } from "./FirstDay";
import { cardNames, ProfileFields, type CardName } from "./ProfileFields";
import { changesOf, profileFormOf, type ProfileForm } from "./profileForm";

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
  /** Begins unlocked, at the first field that the profile is missing. */
  completes: boolean;
  /** Shown between the title and the fields; what it is given opens the form at the first of some fields. */
  children: (open: (names: readonly NeededField[]) => void) => ReactNode;
};

/** The form of a profile: what was typed outlives a reload, and only what changed is sent. */
function useProfileForm({ profile, onSaved }: Pick<ProfileEditorProps, "profile" | "onSaved">) {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const [update] = useAgentProfileUpdateMutation();
  const [today] = useState(() => new Date());
  const form = useForm<ProfileForm>({
    defaultValues: profileFormOf(profile),
    rules: { ...agentProfileRules(today), ...newEmailRules(profile.email) },
    draft: "agency-details",
  });

  const shown = useRef(profile);
  useEffect(() => {
    // A reload (a carrier was added) loses nothing of what was typed.
    if (shown.current !== profile) form.reloaded(profileFormOf(profile));
    shown.current = profile;
  }, [profile, form]);

  const save = useSubmit(form, {
    send: async (values) => {
      const changes = changesOf(profileFormOf(profile), values);
      const isChanged = Object.keys(changes).length > 0;
      if (isChanged) await update(changes).unwrap();
      return isChanged;
    },
    onSent: async (isChanged) => {
      if (!isChanged) return toast(t("agencyDetails.nothingChanged"), { kind: "info" });
      toast(t("agencyDetails.updated"), { kind: "success" });
      await onSaved();
    },
  });
  return { form, save };
}

/** The fields that a profile is missing: carriers have a card of their own. */
function missingFields(profile: AgentProfile): NeededField[] {
  return missingInAgentProfile(profile).filter((name) => name !== "carriers");
}

/** Brings the keyboard to the one of some fields that comes first on the screen. */
function focusFirst(names: readonly NeededField[]): void {
  const [first] = names
    .flatMap((name) => [...document.getElementsByName(name)])
    .sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  const name = first?.getAttribute("name");
  if (name) focusField(name);
}

/** The title with the button that unlocks the form, or saves it. */
function EditorBar({
  form,
  isEditing,
  onEdit,
}: {
  form: ReturnType<typeof useProfileForm>["form"];
  isEditing: boolean;
  onEdit: () => void;
}) {
  const { t } = useTranslation("agent");
  const saveButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  return (
    <Bar justify="space-between">
      <ScreenHeading>{t("agencyDetails.title")}</ScreenHeading>
      {isEditing ? (
        // Two buttons, not one that changes its type: a click that unlocks must not submit.
        <SubmitButton key="save" ref={saveButton} form={form} busyLabel={t("agencyDetails.saving")}>
          {t("agencyDetails.save")}
        </SubmitButton>
      ) : (
        <Button
          key="edit"
          emphasis="primary"
          onClick={() => {
            onEdit();
            focusNext(() => saveButton.current);
          }}
        >
          {t("agencyDetails.edit")}
        </Button>
      )}
    </Bar>
  );
}

/** The card that a field is in. */
function cardOf(name: NeededField): CardName {
  if (name === "zipCodes") return "preferences";
  return name.startsWith("agency") ? "agency" : "representative";
}

/**
 * The agent's profile: locked until Click to Edit, or until a card is opened by itself, then saved with
 * Save Changes. It stays unlocked after saving (AGD-3), and only what changed is sent. It begins unlocked
 * where it gives back what was typed before.
 */
export function ProfileEditor({ profile, onSaved, completes, children }: ProfileEditorProps) {
  const { t } = useTranslation("agent");
  const { form, save } = useProfileForm({ profile, onSaved });
  const [openCards, setOpenCards] = useState<readonly CardName[]>(
    completes || Object.keys(form.typedOver ?? {}).length > 0 ? cardNames : [],
  );
  const isEditing = openCards.length > 0;
  const openMore = (cards: readonly CardName[]) => setOpenCards([...openCards, ...cards]);
  // Nothing is wrong yet with what nobody has typed: the fields are brought into reach, not marked.
  const [toFocus, setToFocus] = useState<readonly NeededField[]>(() =>
    completes ? missingFields(profile) : [],
  );
  useEffect(() => {
    // A combobox can have the focus only a moment after it was unlocked.
    const frame = requestAnimationFrame(() => focusFirst(toFocus));
    return () => cancelAnimationFrame(frame);
  }, [toFocus]);
  return (
    <Form
      form={form}
      aria-label={t("agencyDetails.title")}
      onSubmit={() => {
        if (isEditing) save();
      }}
    >
      <Stack gap={6}>
        <EditorBar form={form} isEditing={isEditing} onEdit={() => openMore(cardNames)} />
        <FormErrorSummary />
        {children((names) => {
          openMore(names.map(cardOf));
          setToFocus([...names]);
        })}
        <ProfileFields
          profile={profile}
          isOpen={(card) => openCards.includes(card)}
          onOpen={(card) => openMore([card])}
          hasNewEmail={isNewEmail(form.watch("email"), profile.email)}
        />
      </Stack>
    </Form>
  );
}
