import {
  agentProfileRules,
  isNewEmail,
  missingInAgentProfile,
  newEmailRules,
  type FieldRules,
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
import { FirstDay, missingOf, type FilledStep } from "./FirstDay";
import { cardNames, ProfileFields, type CardName, type NeededField } from "./ProfileFields";
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
  /** Begins with the fields that the profile is missing. */
  completes: boolean;
  onCarriers: () => void;
  /** Shown between what is missing and the fields. */
  children: ReactNode;
};

const filledSteps = ["details", "zipCodes"] as const satisfies readonly FilledStep[];

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

/** What is missing and filled in nowhere yet holds up nothing else. */
function rulesOf({
  profile,
  today,
  filledIn,
}: {
  profile: AgentProfile;
  today: Date;
  filledIn: readonly NeededField[] | "all";
}): FieldRules {
  const rules = { ...agentProfileRules(today), ...newEmailRules(profile.email) };
  if (filledIn === "all") return rules;
  const skipped: readonly string[] = missingInAgentProfile(profile).filter(
    (name) => name !== "carriers" && !filledIn.includes(name),
  );
  return Object.fromEntries(Object.entries(rules).filter(([name]) => !skipped.includes(name)));
}

/**
 * The agent's profile: locked until Click to Edit, or until a card is opened by itself, then saved with
 * Save Changes. It stays unlocked after saving (AGD-3), and only what changed is sent. What is missing
 * is filled in and saved in the list that names it, with nothing else unlocked.
 */
export function ProfileEditor(props: ProfileEditorProps) {
  const { profile, onSaved, completes, onCarriers, children } = props;
  const { t } = useTranslation("agent");
  const toast = useToast();
  const [today] = useState(() => new Date());
  const stored = useMemo(() => profileFormOf(profile), [profile]);
  const [filling, setFilling] = useState<readonly FilledStep[]>(completes ? filledSteps : []);
  // After Click to Edit all fields are in their cards.
  const [isWhole, setWhole] = useState(false);
  const inSteps = isWhole ? [] : filling;
  const elsewhere = inSteps.flatMap((step) => missingOf(profile, step));
  const { form, isLocked, editButton, edit } = useEditing<ProfileForm>({
    values: stored,
    rules: rulesOf({ profile, today, filledIn: isWhole ? "all" : elsewhere }),
    draft: "agency-details",
  });
  const [openCards, setOpenCards] = useState<readonly CardName[]>(isLocked ? [] : cardNames);

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

  const [toFocus, setToFocus] = useState<readonly NeededField[]>(() =>
    completes ? filledSteps.flatMap((step) => missingOf(profile, step)) : [],
  );
  useEffect(() => {
    // A combobox can have the focus only a moment after it came.
    const frame = requestAnimationFrame(() => focusFirst(toFocus));
    return () => cancelAnimationFrame(frame);
  }, [toFocus]);

  const saveButton = useRef<HTMLButtonElement>(null);
  return (
    <Form
      form={form}
      aria-label={t("agencyDetails.title")}
      onSubmit={() => {
        if (!isLocked || elsewhere.length > 0) void save();
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
                setWhole(true);
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
        {/* In the steps the focus goes to the field itself. */}
        {!isLocked && <FormErrorSummary />}
        <FirstDay
          profile={profile}
          filling={inSteps}
          onFill={(step) => {
            setFilling([...filling, step]);
            setToFocus(missingOf(profile, step));
          }}
          onCarriers={onCarriers}
          save={
            isLocked &&
            elsewhere.length > 0 && (
              <SubmitButton form={form} busyLabel={t("agencyDetails.saving")}>
                {t("agencyDetails.save")}
              </SubmitButton>
            )
          }
        />
        {children}
        <ProfileFields
          profile={profile}
          elsewhere={elsewhere}
          isOpen={(card) => openCards.includes(card)}
          onOpen={(card) => {
            edit();
            setOpenCards([...openCards, card]);
          }}
          hasNewEmail={isNewEmail(form.watch("email"), profile.email)}
        />
      </Stack>
    </Form>
  );
}
