import { required } from "@quotehaven/contract/rules";
import { events, useApiErrorToast, useDispatch } from "@quotehaven/platform";
import { Form, FormTextField, SubmitButton, useForm, useSubmit } from "@quotehaven/platform/forms";
import { Button, Card, Row, Stack } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { renewRecoveryCodes } from "../../shared/accessApi";
import { useOperationsEndSessionsMutation } from "../../shared/operationsApi";
import { RecoveryCodes } from "../../shared/RecoveryCodes";
import { SectionScreen } from "../../shared/SectionScreen";

/** An operator's own access: new recovery codes, and the end of all sessions. */
export function AccessScreen() {
  const { t } = useTranslation("operations");
  const toastError = useApiErrorToast();
  const [codes, setCodes] = useState<string[] | null>(null);
  const dispatch = useDispatch();
  const [endAll, ending] = useOperationsEndSessionsMutation();
  const form = useForm({ defaultValues: { code: "" }, rules: { code: [required] } });
  const submit = useSubmit(form, {
    send: ({ code }) => dispatch(renewRecoveryCodes(code)).unwrap(),
    onSent: setCodes,
  });
  const end = async () => {
    const result = await endAll();
    if (result.error) return toastError(result.error);
    events.emit("signOutRequested", {});
  };
  return (
    <SectionScreen title="access.title">
      <Card>
        <Form form={form} onSubmit={submit} asks={false}>
          <Stack $gap={4}>
            <h2>{t("access.codes")}</h2>
            <p>{t("access.codesText")}</p>
            {codes && <RecoveryCodes codes={codes} />}
            <FormTextField
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              label={t("access.code")}
            />
            <Row>
              <SubmitButton form={form} busyLabel={t("act.doing")}>
                {t("access.renew")}
              </SubmitButton>
            </Row>
          </Stack>
        </Form>
      </Card>
      <Card>
        <Stack $gap={4}>
          <h2>{t("access.sessions")}</h2>
          <p>{t("access.sessionsText")}</p>
          <Row>
            <Button
              emphasis="danger"
              busy={ending.isLoading}
              busyLabel={t("act.doing")}
              onClick={() => void end()}
            >
              {t("access.end")}
            </Button>
          </Row>
        </Stack>
      </Card>
    </SectionScreen>
  );
}
