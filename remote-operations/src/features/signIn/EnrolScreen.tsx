import { password, required } from "@quotehaven/contract/rules";
import type { EnrolmentReply } from "@quotehaven/contract/schemas";
import {
  Form,
  FormErrorSummary,
  FormTextField,
  Link,
  SubmitButton,
  useForm,
  useLocation,
  useSubmit,
  useTranslation,
} from "@quotehaven/platform";
import { ButtonLink, DefinitionList, Notice, Stack } from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import { RecoveryCodes } from "../../shared/RecoveryCodes";
import { beginEnrolment, enrol } from "./operatorAccess";
import { PlainPage } from "./PlainPage";

type Setup = EnrolmentReply["data"];

/** Where the link of the command line leads: a password, an authenticator, and the recovery codes. */
export function EnrolScreen() {
  const { t } = useTranslation<"operations">();
  const { hash } = useLocation();
  // After the sign of a fragment, the token reaches no server's log.
  const token = hash.slice(1);
  const [setup, setSetup] = useState<Setup | "refused" | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  useEffect(() => {
    beginEnrolment(token).then(setSetup, () => setSetup("refused"));
  }, [token]);

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
      {setup === "refused" && <Notice kind="caution" title={t("enrol.refused")} />}
      {setup && setup !== "refused" && (
        <EnrolForm setup={setup} token={token} onEnrolled={setCodes} />
      )}
    </PlainPage>
  );
}

type EnrolFormProps = { setup: Setup; token: string; onEnrolled: (codes: string[]) => void };

function EnrolForm({ setup, token, onEnrolled }: EnrolFormProps) {
  const { t } = useTranslation<"operations">();
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
        <FormTextField
          name="password"
          type="password"
          autoComplete="new-password"
          label={t("enrol.password")}
        />
        <DefinitionList
          layout="under"
          items={[{ term: t("enrol.secret"), detail: setup.secret.replace(/.{4}(?=.)/g, "$& ") }]}
        />
        <a href={setup.uri}>{t("enrol.open")}</a>
        <FormTextField name="code" autoComplete="one-time-code" label={t("enrol.code")} />
        <SubmitButton form={form} width="full" busyLabel={t("act.doing")}>
          {t("enrol.finish")}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
