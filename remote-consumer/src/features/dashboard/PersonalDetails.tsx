import { consumerPasswordFields } from "@quotehaven/contract/rules";
import type { UserProfile } from "@quotehaven/contract/wire";
import { useToast } from "@quotehaven/platform";
import { Form, FormErrorSummary, SubmitButton, useSubmit } from "@quotehaven/platform/forms";
import { Button, Card, Icon, Notice, Row, Stack, theme, useFocusNext } from "@quotehaven/shared-ui";
import { useRef, useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useUpdateConsumerProfileMutation } from "./dashboardApi";
import { DetailFields } from "./DetailFields";
import { DetailTexts } from "./DetailTexts";
import { PasswordFields } from "./PasswordFields";
import { blankPasswords, changesOf, isPasswordField, type ConsumerValues } from "./profileValues";
import { useDetailsForm } from "./useDetailsForm";

/** On a phone they stand under the heading, and begin where it does: the first has no border to see. */
const HeadActions = styled(Row)`
  ${theme.mobile} {
    & > :first-child {
      margin-inline-start: -${theme.space(3)};
    }
  }
`;

/** The personal details: locked until somebody clicks to edit, and locked again once saved. */
export function PersonalDetails({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation("consumer");
  const [isPasswordView, setPasswordView] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const details = useDetailsForm(profile);
  const { form, loaded, hasChanges, isLocked, setLocked } = details;

  const lock = (shown: ConsumerValues) => {
    form.refuse({});
    setLocked(true);
    setPasswordView(false);
    form.reset(shown);
    form.parts.lose?.();
    focusNext(() => editButton.current);
  };
  const unlock = () => {
    setLocked(false);
    focusNext(() => fields.current?.querySelector("input:not([hidden])"));
  };
  const togglePasswordView = () => {
    form.refuse({});
    consumerPasswordFields.forEach((name) => form.resetField(name, { defaultValue: "" }));
    setPasswordView(!isPasswordView);
    setLocked(false);
  };
  const save = useSaveDetails(details, lock);
  const submit = async () => {
    if (!isLocked && hasChanges && (await details.passes())) await save();
  };

  return (
    <Card as="section" aria-labelledby="personal-details">
      <Form form={form} onSubmit={submit}>
        <Stack ref={fields} gap={6}>
          <Head
            {...{ isLocked, isPasswordView, editButton }}
            onUnlock={unlock}
            onTogglePasswordView={togglePasswordView}
          />
          <FormErrorSummary />
          {profile.pendingEmail !== null && !isPasswordView && (
            <Notice>{t("dashboard.emailPending", { email: profile.pendingEmail })}</Notice>
          )}
          <Content {...{ details, isLocked, isPasswordView }} />
          {!isLocked && <Buttons details={details} onCancel={() => lock(loaded)} />}
        </Stack>
      </Form>
    </Card>
  );
}

type Details = ReturnType<typeof useDetailsForm>;

function useSaveDetails({ form, loaded }: Details, lock: (shown: ConsumerValues) => void) {
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const [update] = useUpdateConsumerProfileMutation();
  return useSubmit(form, {
    send: (values) => update(changesOf(loaded, values)).unwrap(),
    onSent: (_reply, values) => {
      toast(t("profile.editSuccess"), { kind: "success" });
      lock({ ...values, ...blankPasswords });
    },
  });
}

type HeadProps = {
  isLocked: boolean;
  isPasswordView: boolean;
  editButton: Ref<HTMLButtonElement>;
  onUnlock: () => void;
  onTogglePasswordView: () => void;
};

function Head({ isLocked, isPasswordView, editButton, onUnlock, onTogglePasswordView }: HeadProps) {
  const { t } = useTranslation("consumer");
  return (
    <Row justify="space-between">
      <h2 id="personal-details">
        {t(isPasswordView ? "dashboard.changePassword" : "dashboard.details")}
      </h2>
      <HeadActions gap={2}>
        <Button emphasis="quiet" size="small" onClick={onTogglePasswordView}>
          {t(isPasswordView ? "dashboard.backToDetails" : "dashboard.changePassword")}
        </Button>
        {isLocked && (
          <Button ref={editButton} size="small" onClick={onUnlock}>
            <Icon name="edit" size={18} /> <span>{t("dashboard.edit")}</span>
          </Button>
        )}
      </HeadActions>
    </Row>
  );
}

type ContentProps = { details: Details; isLocked: boolean; isPasswordView: boolean };

/** Texts while locked, fields while open, and the password view in their place. */
function Content({ details, isLocked, isPasswordView }: ContentProps) {
  const { form, loaded, values, hasNewEmail, askedAgain } = details;
  // A detail that was changed before and is refused now: it is shown, for the summary leads to it.
  const isDetailRefused = form.parts.refusal.fields.some(({ name }) => !isPasswordField(name));
  if (isLocked) return <DetailTexts values={values} />;
  return (
    <>
      {isPasswordView && <PasswordFields email={loaded.email} />}
      {(!isPasswordView || isDetailRefused) && (
        <DetailFields
          isLocked={form.parts.isSending}
          email={loaded.email}
          hasNewEmail={hasNewEmail}
          askedAgain={askedAgain}
        />
      )}
    </>
  );
}

function Buttons({ details, onCancel }: { details: Details; onCancel: () => void }) {
  const { t } = useTranslation("consumer");
  const { form, hasChanges } = details;
  return (
    <Row>
      <SubmitButton form={form} disabled={!hasChanges} busyLabel={t("dashboard.updating")}>
        {t("dashboard.update")}
      </SubmitButton>
      <Button onClick={onCancel} disabled={form.parts.isSending}>
        {t("dashboard.cancel")}
      </Button>
    </Row>
  );
}
