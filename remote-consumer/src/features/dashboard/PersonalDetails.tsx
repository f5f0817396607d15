import {
  consumerPasswordFields,
  consumerProfileRules,
  isNewEmail,
  newEmailRules,
} from "@quotehaven/contract/rules";
import type { UserProfile } from "@quotehaven/contract/wire";
import { useToast } from "@quotehaven/platform";
import {
  Form,
  FormErrorSummary,
  SubmitButton,
  useEditing,
  useSubmit,
} from "@quotehaven/platform/forms";
import { Button, Card, Icon, Notice, Row, Stack, theme } from "@quotehaven/shared-ui";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { placeQuestion } from "../../shared/fields/place";
import { useUpdateConsumerProfileMutation } from "./dashboardApi";
import { DetailFields } from "./DetailFields";
import { DetailTexts } from "./DetailTexts";
import { PasswordFields } from "./PasswordFields";
import {
  blankPasswords,
  changesOf,
  isPasswordField,
  valuesOf,
  type ConsumerValues,
} from "./profileValues";

/** On a phone they stand under the heading, and begin where it does: the first has no border to see. */
const HeadActions = styled(Row)`
  ${theme.mobile} {
    & > :first-child {
      margin-inline-start: -${theme.space(3)};
    }
  }
`;

/** The personal details: texts until somebody clicks to edit, then fields, and locked again once saved. */
export function PersonalDetails({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const [today] = useState(() => new Date());
  const loaded = useMemo(() => valuesOf(profile), [profile]);
  const { form, isLocked, editButton, edit, lock } = useEditing<ConsumerValues>({
    values: loaded,
    rules: { ...consumerProfileRules(today), ...newEmailRules(loaded.email) },
    draft: "details",
  });
  const values = form.watch();
  const hasChanges = Object.keys(changesOf(loaded, values)).length > 0;

  const [isPasswordView, setPasswordView] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const lockAgain = (shown?: ConsumerValues) => {
    setPasswordView(false);
    lock(shown);
  };
  const togglePasswordView = () => {
    form.refuse({});
    consumerPasswordFields.forEach((name) => form.resetField(name, { defaultValue: "" }));
    setPasswordView(!isPasswordView);
    edit();
  };

  const [update] = useUpdateConsumerProfileMutation();
  const save = useSubmit(form, {
    send: (typed) => update(changesOf(loaded, typed)).unwrap(),
    onSent: (_reply, sent) => {
      toast(t("profile.editSuccess"), { kind: "success" });
      lockAgain({ ...sent, ...blankPasswords });
    },
  });
  // Counts the attempts to save that the open question about the place held back.
  const [askedAgain, setAskedAgain] = useState(0);
  const submit = async () => {
    if (isLocked || !hasChanges || !(await form.check())) return;
    if (placeQuestion(form.getValues()) === null) await save();
    else setAskedAgain(askedAgain + 1);
  };

  const { isSending, refusal } = form.parts;
  // A detail that was changed before and is refused now: it is shown, for the summary leads to it.
  const isDetailRefused = refusal.fields.some(({ name }) => !isPasswordField(name));
  return (
    <Card as="section" aria-labelledby="personal-details">
      <Form form={form} onSubmit={submit}>
        <Stack ref={fields} $gap={6}>
          <Row $justify="space-between">
            <h2 id="personal-details">
              {t(isPasswordView ? "dashboard.changePassword" : "dashboard.details")}
            </h2>
            <HeadActions $gap={2}>
              <Button emphasis="quiet" size="small" onClick={togglePasswordView}>
                {t(isPasswordView ? "dashboard.backToDetails" : "dashboard.changePassword")}
              </Button>
              {isLocked && (
                <Button
                  ref={editButton}
                  size="small"
                  onClick={() => edit(() => fields.current?.querySelector("input:not([hidden])"))}
                >
                  <Icon name="edit" size={18} /> <span>{t("dashboard.edit")}</span>
                </Button>
              )}
            </HeadActions>
          </Row>
          <FormErrorSummary />
          {profile.pendingEmail !== null && !isPasswordView && (
            <Notice>{t("dashboard.emailPending", { email: profile.pendingEmail })}</Notice>
          )}
          {isLocked && <DetailTexts values={values} />}
          {!isLocked && isPasswordView && <PasswordFields email={loaded.email} />}
          {!isLocked && (!isPasswordView || isDetailRefused) && (
            <DetailFields
              isLocked={isSending}
              email={loaded.email}
              hasNewEmail={isNewEmail(values.email, loaded.email)}
              askedAgain={askedAgain}
            />
          )}
          {!isLocked && (
            <Row>
              <SubmitButton form={form} disabled={!hasChanges} busyLabel={t("dashboard.updating")}>
                {t("dashboard.update")}
              </SubmitButton>
              <Button onClick={() => lockAgain()} disabled={isSending}>
                {t("dashboard.cancel")}
              </Button>
            </Row>
          )}
        </Stack>
      </Form>
    </Card>
  );
}
