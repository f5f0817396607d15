import {
  consumerPasswordFields,
  consumerProfileRules,
  isNewEmail,
  newEmailRules,
} from "@quotehaven/contract/rules";
import type { UserProfile } from "@quotehaven/contract/wire";
import {
  Form,
  FormErrorSummary,
  SubmitButton,
  useForm,
  useSubmit,
  useToast,
  useTranslation,
} from "@quotehaven/platform";
import { Button, Card, Icon, Notice, Row, Stack, useFocusNext } from "@quotehaven/shared-ui";
import { useEffect, useMemo, useRef, useState } from "react";
import { useUpdateConsumerProfileMutation } from "./dashboardApi";
import { DetailFields } from "./DetailFields";
import { PasswordFields } from "./PasswordFields";
import {
  blankPasswords,
  changesOf,
  isPasswordField,
  valuesOf,
  type ConsumerValues,
} from "./profileValues";

/** The personal details: locked until somebody clicks to edit, and locked again once saved. */
export function PersonalDetails({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation<"consumer">();
  const toast = useToast();
  const [today] = useState(() => new Date());
  const [isLocked, setLocked] = useState(true);
  const [isPasswordView, setPasswordView] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const [update] = useUpdateConsumerProfileMutation();
  const loaded = useMemo(() => valuesOf(profile), [profile]);
  const rules = useMemo(
    () => ({ ...consumerProfileRules(today), ...newEmailRules(loaded.email) }),
    [today, loaded.email],
  );
  const form = useForm<ConsumerValues>({ defaultValues: loaded, rules });
  const { isSending } = form.parts;
  const { reset } = form;

  useEffect(() => {
    if (isLocked) reset(loaded);
    // A profile that arrives while somebody edits must not take away what they typed, and locking
    // again shows what was saved until it arrives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, reset]);

  const values = form.watch();
  const hasNewEmail = !isLocked && isNewEmail(values.email, loaded.email);
  const changes = changesOf(loaded, values);
  const hasChanges = Object.keys(changes).length > 0;

  // A detail that was changed before and is refused now: it is shown, for the summary leads to it.
  const isDetailRefused = form.parts.refusal.fields.some(({ name }) => !isPasswordField(name));

  const lock = (shown: ConsumerValues) => {
    form.refuse({});
    setLocked(true);
    setPasswordView(false);
    reset(shown);
    focusNext(() => editButton.current);
  };
  const unlock = () => {
    setLocked(false);
    focusNext(() => fields.current?.querySelector("input"));
  };
  const togglePasswordView = () => {
    form.refuse({});
    consumerPasswordFields.forEach((name) => form.resetField(name, { defaultValue: "" }));
    setPasswordView(!isPasswordView);
    setLocked(false);
  };

  const save = useSubmit(form, {
    send: (values) => update(changesOf(loaded, values)).unwrap(),
    onSent: (_reply, values) => {
      toast(t("profile.editSuccess"), { kind: "success" });
      lock({ ...values, ...blankPasswords });
    },
  });

  return (
    <Card as="section" aria-labelledby="personal-details">
      <Form form={form} onSubmit={() => !isLocked && hasChanges && save()}>
        <Stack ref={fields} gap={6}>
          <Row justify="space-between">
            <h2 id="personal-details">
              {t(isPasswordView ? "dashboard.changePassword" : "dashboard.details")}
            </h2>
            <Row gap={2}>
              <Button emphasis="quiet" size="small" onClick={togglePasswordView}>
                {t(isPasswordView ? "dashboard.backToDetails" : "dashboard.changePassword")}
              </Button>
              {isLocked && (
                <Button ref={editButton} size="small" onClick={unlock}>
                  <Icon name="edit" size={18} /> {t("dashboard.edit")}
                </Button>
              )}
            </Row>
          </Row>
          <FormErrorSummary title={t("dashboard.fixErrors")} />
          {profile.pendingEmail !== null && !isPasswordView && (
            <Notice>{t("dashboard.emailPending", { email: profile.pendingEmail })}</Notice>
          )}
          {isPasswordView && <PasswordFields />}
          {(!isPasswordView || isDetailRefused) && (
            <DetailFields isLocked={isLocked || isSending} hasNewEmail={hasNewEmail} />
          )}
          {!isLocked && (
            <Row>
              <SubmitButton form={form} disabled={!hasChanges} busyLabel={t("dashboard.updating")}>
                {t("dashboard.update")}
              </SubmitButton>
              <Button onClick={() => lock(loaded)} disabled={isSending}>
                {t("dashboard.cancel")}
              </Button>
            </Row>
          )}
        </Stack>
      </Form>
    </Card>
  );
}
