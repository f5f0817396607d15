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
  useEditing,
  useSubmit,
} from "@quotehaven/platform/forms";
import { Button, focusField, Row, Stack, theme } from "@quotehaven/shared-ui";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
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

/** The card that a field is in. */
function cardOf(name: NeededField): CardName {
  if (name === "zipCodes") return "preferences";
  return name.startsWith("agency") ? "agency" : "representative";
}

/**
 * The agent's profile: locked until Click to Edit, or until a card is opened by itself, then saved with
 * Save Changes. It stays unlocked after saving (AGD-3), and only what changed is sent.
 */
export function ProfileEditor({ profile, onSaved, completes, children }: ProfileEditorProps) {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const [today] = useState(() => new Date());
  const stored = useMemo(() => profileFormOf(profile), [profile]);
  const { form, isLocked, editButton, edit } = useEditing<ProfileForm>({
    values: stored,
    rules: { ...agentProfileRules(today), ...newEmailRules(profile.email) },
    draft: "agency-details",
    isOpen: completes,
  });
  const [openCards, setOpenCards] = useState<readonly CardName[]>(isLocked ? [] : cardNames);
  const open = (cards: readonly CardName[]) => {
    edit();
    setOpenCards([...openCards, ...cards]);
  };

  const [update] = useAgentProfileUpdateMutation();
  const save = useSubmit(form, {
    send: async (values) => {
      const changes = changesOf(stored, values);
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

  // Nothing is wrong yet with what nobody has typed: the fields are brought into reach, not marked.
  const [toFocus, setToFocus] = useState<readonly NeededField[]>(() =>
    completes ? missingFields(profile) : [],
  );
  useEffect(() => {
    // A combobox can have the focus only a moment after it was unlocked.
    const frame = requestAnimationFrame(() => focusFirst(toFocus));
    return () => cancelAnimationFrame(frame);
  }, [toFocus]);

  const saveButton = useRef<HTMLButtonElement>(null);
  return (
    <Form
      form={form}
      aria-label={t("agencyDetails.title")}
      onSubmit={() => {
        if (!isLocked) void save();
      }}
    >
      <Stack $gap={6}>
        <Bar $justify="space-between">
          <ScreenHeading>{t("agencyDetails.title")}</ScreenHeading>
          {/* Two buttons, not one that changes its type: a click that unlocks must not submit. */}
          {isLocked ? (
            <Button
              key="edit"
              ref={editButton}
              emphasis="primary"
              onClick={() => {
                setOpenCards(cardNames);
                edit(() => saveButton.current);
              }}
            >
              {t("agencyDetails.edit")}
            </Button>
          ) : (
            <SubmitButton
              key="save"
              ref={saveButton}
              form={form}
              busyLabel={t("agencyDetails.saving")}
            >
              {t("agencyDetails.save")}
            </SubmitButton>
          )}
        </Bar>
        <FormErrorSummary />
        {children((names) => {
          open(names.map(cardOf));
          setToFocus([...names]);
        })}
        <ProfileFields
          profile={profile}
          isOpen={(card) => openCards.includes(card)}
          onOpen={(card) => open([card])}
          hasNewEmail={isNewEmail(form.watch("email"), profile.email)}
        />
      </Stack>
    </Form>
  );
}
