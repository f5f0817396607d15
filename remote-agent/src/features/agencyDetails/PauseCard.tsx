import {
  isIsoDate,
  toIsoDate,
  date,
  limits,
  required,
  type FieldRules,
  type Validator,
} from "@quotehaven/contract/rules";
import { useToast, useToday } from "@quotehaven/platform";
import { Form, FormDateField, SubmitButton, useForm, useSubmit } from "@quotehaven/platform/forms";
import { Row, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { daysAfter } from "@quotehaven/contract/cover";
import { useAgentPauseMutation } from "../../shared/agentProfileApi";
import { FoldedCard } from "./FoldedCard";

/** Pauses new leads until a day. While a pause lasts, the notice above every screen ends it. */
export function PauseCard() {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const [pause] = useAgentPauseMutation();
  const form = useForm({ defaultValues: { pauseEnd: "" }, rules: pauseRules(useToday()) });
  const submit = useSubmit(form, {
    send: async ({ pauseEnd }) => {
      const day = toIsoDate(pauseEnd);
      if (day !== null && isIsoDate(day)) await pause(day).unwrap();
    },
    onSent: () => toast(t("pause.begun"), { kind: "success" }),
  });
  return (
    <Form form={form} aria-label={t("pause.title")} onSubmit={submit}>
      <FoldedCard title={t("pause.title")} text={t("pause.inShort")}>
        <Stack $gap={4}>
          <p>{t("pause.text")}</p>
          <Row $align="end" $gap={3}>
            <FormDateField name="pauseEnd" label={t("pause.end")} hint={t("pause.endHint")} />
            <SubmitButton form={form} emphasis="secondary" busyLabel={t("pause.beginning")}>
              {t("pause.begin")}
            </SubmitButton>
          </Row>
        </Stack>
      </FoldedCard>
    </Form>
  );
}

/** The end of a pause: from tomorrow to a year from now; the server keeps the exact hour. */
function pauseRules(today: string): FieldRules {
  const inTime: Validator = (value) => {
    const day = toIsoDate(String(value));
    const latest = daysAfter(today, limits.pauseDays);
    const isBetween = day !== null && day > today && day <= latest;
    return isBetween ? null : { key: "errors.pause-end", code: "pause-end" };
  };
  return { pauseEnd: [required, date, inTime] };
}
