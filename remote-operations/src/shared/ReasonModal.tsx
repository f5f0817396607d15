import { reasonRules } from "@quotehaven/contract/rules";
import { useToast } from "@quotehaven/platform";
import { Form, FormTextArea, SubmitButton, useForm, useSubmit } from "@quotehaven/platform/forms";
import { Button, Modal, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import type { ActProps } from "./ActButton";

/** Says what will happen, and asks why. */
export function ReasonModal({
  label,
  consequence,
  emphasis,
  act,
  onClose,
}: ActProps & { onClose: () => void }) {
  const { t } = useTranslation("operations");
  const toast = useToast();
  const form = useForm({ defaultValues: { why: "" }, rules: reasonRules });
  const send = useSubmit(form, {
    send: ({ why }) => act(why),
    onSent: () => {
      toast(t("act.done"), { kind: "success" });
      onClose();
    },
  });
  return (
    <Modal
      title={label}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("act.cancel")}</Button>
          <SubmitButton
            form={form}
            emphasis={emphasis === "danger" ? "danger" : "primary"}
            busyLabel={t("act.doing")}
          >
            {label}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} onSubmit={send}>
        <Stack $gap={4}>
          <p>{consequence}</p>
          <FormTextArea name="why" label={t("act.why")} hint={t("act.whyHint")} rows={3} required />
        </Stack>
      </Form>
    </Modal>
  );
}
