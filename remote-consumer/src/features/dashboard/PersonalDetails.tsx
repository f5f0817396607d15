import { consumerProfileRules, validateFields } from "@quotehaven/contract/rules";
import type { UserProfile } from "@quotehaven/contract/schemas";
import {
  FormProvider,
  rulesResolver,
  useApiErrorToast,
  useForm,
  useLoader,
  useToast,
  useTranslation,
} from "@quotehaven/platform";
import {
  Button,
  Card,
  ErrorSummary,
  Icon,
  Notice,
  Row,
  theme,
  useFocusNext,
} from "@quotehaven/shared-ui";
import { useEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { useUpdateConsumerProfileMutation } from "./dashboardApi";
import { DetailFields } from "./DetailFields";
import { PasswordFields } from "./PasswordFields";
import { blankPasswords, changedFields, profileValues, type ProfileValues } from "./profileValues";

const Form = styled.form`
  display: grid;
  gap: ${theme.space(6)};
`;

const labels: Partial<Record<keyof ProfileValues, string>> = {
  usr_firstname: "registration.firstName",
  usr_lastname: "registration.lastName",
  usr_email: "registration.email",
  usr_phonenumber: "registration.phoneNumber",
  usr_dateofbirth: "registration.dateOfBirth",
  usr_address1: "registration.address1",
  usr_address2: "registration.address2",
  usr_city: "registration.city",
  usr_state: "registration.state",
  zipcodes: "common.zipCode",
  usr_partnerfirstname: "registration.partnerFirstName",
  usr_partnerlastname: "registration.partnerLastName",
  usr_partnerdateofbirth: "registration.partnerDateOfBirth",
  usr_oldPassword: "dashboard.oldPassword",
  usr_password: "dashboard.newPassword",
  usr_confirmNewPassword: "dashboard.confirmNewPassword",
};

/** The personal details: locked until somebody clicks to edit, and locked again once saved. */
export function PersonalDetails({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation();
  const toast = useToast();
  const toastError = useApiErrorToast();
  const [today] = useState(() => new Date());
  const [isLocked, setLocked] = useState(true);
  const [isPasswordView, setPasswordView] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const editButton = useRef<HTMLButtonElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const focusNext = useFocusNext();
  const [update, { isLoading: isSaving }] = useUpdateConsumerProfileMutation();
  const loaded = useMemo(() => profileValues(profile), [profile]);
  const rules = useMemo(() => consumerProfileRules(today), [today]);
  const form = useForm<ProfileValues>({
    defaultValues: loaded,
    resolver: rulesResolver(rules),
    mode: "onTouched",
  });
  const { reset } = form;
  useLoader(isSaving);

  useEffect(() => {
    if (isLocked) reset(loaded);
    // A profile that arrives while somebody edits must not take away what they typed, and locking
    // again shows what was saved until it arrives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, reset]);

  // Read on every render: react-hook-form tells only of what was read.
  const { errors } = form.formState;
  const changes = changedFields(loaded, form.watch());
  const hasChanges = Object.keys(changes).length > 0;

  const lock = (shown: ProfileValues) => {
    setLocked(true);
    setPasswordView(false);
    setAttempt(0);
    reset(shown);
    focusNext(() => editButton.current);
  };
  const unlock = () => {
    setLocked(false);
    focusNext(() => formElement.current?.querySelector("input"));
  };
  const togglePasswordView = () => {
    reset({ ...form.getValues(), ...blankPasswords });
    setPasswordView(!isPasswordView);
    setLocked(false);
  };

  const save = async () => {
    const values = form.getValues();
    if (Object.keys(validateFields(values, rules)).length > 0) {
      await form.trigger();
      setAttempt((count) => count + 1);
      return;
    }
    try {
      await update(changedFields(loaded, values)).unwrap();
      toast(t("profile.editSuccess"), { kind: "success" });
      lock({ ...values, ...blankPasswords });
    } catch (error) {
      toastError(error);
    }
  };

  const summary = (Object.keys(labels) as (keyof ProfileValues)[]).flatMap((name) => {
    const message = errors[name]?.message;
    return message && attempt > 0
      ? [{ name, label: t(labels[name] ?? ""), message: t(message) }]
      : [];
  });

  return (
    <Card as="section" aria-labelledby="personal-details">
      <FormProvider {...form}>
        <Form
          ref={formElement}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isLocked && hasChanges && !isSaving) void save();
          }}
        >
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
          <ErrorSummary errors={summary} attempt={attempt} title={t("dashboard.fixErrors")} />
          {profile.usr_email_pending !== null && !isPasswordView && (
            <Notice>{t("dashboard.emailPending", { email: profile.usr_email_pending })}</Notice>
          )}
          {isPasswordView ? <PasswordFields /> : <DetailFields isLocked={isLocked || isSaving} />}
          {!isLocked && (
            <Row>
              <Button
                type="submit"
                emphasis="primary"
                disabled={!hasChanges}
                busy={isSaving}
                busyLabel={t("dashboard.updating")}
              >
                {t("dashboard.update")}
              </Button>
              <Button onClick={() => lock(loaded)} disabled={isSaving}>
                {t("dashboard.cancel")}
              </Button>
            </Row>
          )}
        </Form>
      </FormProvider>
    </Card>
  );
}
