import { password, required } from "@quotehaven/contract/rules";
import type { EnrolmentReply } from "@quotehaven/contract/schemas";
import { isApiError, Problem, useDispatch } from "@quotehaven/platform";
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
import {
  ButtonLink,
  lazyPart,
  Notice,
  Skeleton,
  SkeletonScreen,
  SkeletonText,
  Stack,
} from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { enrol, useBeginEnrolmentMutation } from "../../shared/accessApi";
import { RecoveryCodes } from "../../shared/RecoveryCodes";
import { PlainPage } from "./PlainPage";

const QrCode = lazyPart(async () => (await import("./QrCode")).QrCode, {
  waiting: <Skeleton $height={200} $shape="box" />,
});

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
        <ButtonLink as={Link} to="/operations/sign-in" $emphasis="primary">
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
  const [begin, { data: setup, error }] = useBeginEnrolmentMutation();
  useEffect(() => void begin(token), [begin, token]);
  if (setup) return <EnrolForm setup={setup} token={token} onEnrolled={onEnrolled} />;
  if (isApiError(error) && error.status === 404) {
    return <Notice kind="caution" title={t("enrol.refused")} />;
  }
  if (error) return <Problem error={error} onRetry={() => void begin(token)} />;
  return (
    <SkeletonScreen>
      <SkeletonText lines={4} />
    </SkeletonScreen>
  );
}

function EnrolForm({ setup, token, onEnrolled }: EnrolmentProps & { setup: Setup }) {
  const { t } = useTranslation("operations");
  const dispatch = useDispatch();
  const form = useForm({
    defaultValues: { password: "", code: "" },
    rules: { password: [required, password], code: [required] },
  });
  const submit = useSubmit(form, {
    send: (typed) => dispatch(enrol({ token, ...typed })).unwrap(),
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
        <p>{t("enrol.scan")}</p>
        <QrCode text={setup.uri} label={t("enrol.qr")} />
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
