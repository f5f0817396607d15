import { password, required } from "@quotehaven/contract/rules";
import type { EnrolmentReply } from "@quotehaven/contract/schemas";
import { isApiError, Problem } from "@quotehaven/platform";
import {
  Form,
  FormErrorSummary,
  FormTextField,
  SubmitButton,
  useForm,
  useSubmit,
  Username,
} from "@quotehaven/platform/forms";
import { Link, useLocation } from "react-router-dom";
import { ButtonLink, Notice, SkeletonScreen, SkeletonText, Stack } from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { beginEnrolment, enrol } from "../../shared/operatorAccess";
import { RecoveryCodes } from "../../shared/RecoveryCodes";
import { PlainPage } from "./PlainPage";

type Setup = EnrolmentReply["data"];

/** Where the link of the command line leads: a password, an authenticator, and the recovery codes. */
export function EnrolScreen() {
  const { t } = useTranslation("operations");
  const { hash } = useLocation();
  // After the sign of a fragment, the token reaches no server's log.
  const token = hash.slice(1);
  const [codes, setCodes] = useState<string[] | null>(null);

  if (codes) {
    return (
      <PlainPage title={t("enrol.done")}>
        <RecoveryCodes codes={codes} />
        <ButtonLink as={Link} to="/operations/sign-in" emphasis="primary">
          {t("signIn.title")}
        </ButtonLink>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={t("enrol.title")}>
      <Enrolment token={token} onEnrolled={setCodes} />
    </PlainPage>
  );
}

type EnrolmentProps = { token: string; onEnrolled: (codes: string[]) => void };

function Enrolment({ token, onEnrolled }: EnrolmentProps) {
  const { t } = useTranslation("operations");
  const { answer, askAgain } = useSetup(token);
  if (answer === null) {
    return (
      <SkeletonScreen>
        <SkeletonText lines={4} />
      </SkeletonScreen>
    );
  }
  if ("setup" in answer) {
    return <EnrolForm setup={answer.setup} token={token} onEnrolled={onEnrolled} />;
  }
  if (isApiError(answer.error) && answer.error.status === 404) {
    return <Notice kind="caution" title={t("enrol.refused")} />;
  }
  return <Problem error={answer.error} onRetry={askAgain} />;
}

/** What the authenticator is to know, or why that is not known; `null` while it is asked for. */
function useSetup(token: string) {
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<{ setup: Setup } | { error: unknown } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (came: typeof answer) => {
      if (isWanted) setAnswer(came);
    };
    beginEnrolment(token).then(
      (setup) => keep({ setup }),
      (error: unknown) => keep({ error }),
    );
    return () => {
      isWanted = false;
      setAnswer(null);
    };
  }, [token, asked]);
  return { answer, askAgain: () => setAsked(asked + 1) };
}

function EnrolForm({ setup, token, onEnrolled }: EnrolmentProps & { setup: Setup }) {
  const { t } = useTranslation("operations");
  const form = useForm({
    defaultValues: { password: "", code: "" },
    rules: { password: [required, password], code: [required] },
  });
  const submit = useSubmit(form, {
    send: (typed) => enrol({ token, ...typed }),
    onSent: onEnrolled,
  });
  return (
    <Form form={form} onSubmit={submit}>
      <Stack>
        <p>{t("enrol.intro", { email: setup.email })}</p>
        <FormErrorSummary />
        <Username address={setup.email} />
        <FormTextField
          name="password"
          type="password"
          autoComplete="new-password"
          label={t("enrol.password")}
        />
        <DefinitionList
          items={[{ term: t("enrol.secret"), detail: setup.secret.replace(/.{4}(?=.)/g, "$& ") }]}
        />
        <ButtonLink href={setup.uri}>{t("enrol.open")}</ButtonLink>
        <FormTextField
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          label={t("enrol.code")}
        />
        <SubmitButton form={form} width="full" busyLabel={t("act.doing")}>
          {t("enrol.finish")}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
