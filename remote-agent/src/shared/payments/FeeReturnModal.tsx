import { feeReturnReasons, feeReturnRules } from "@quotehaven/contract/rules";
import type { Payment } from "@quotehaven/contract/wire";
import { useFormats, useToast } from "@quotehaven/platform";
import {
  Form,
  FormErrorSummary,
  FormRadioGroup,
  FormTextArea,
  SubmitButton,
  useForm,
  useSubmit,
} from "@quotehaven/platform/forms";
import { Button, Modal, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useAgentFeeReturnMutation } from "./paymentsApi";

type FeeReturnModalProps = { payment: Payment; onClose: () => void };

/** Asks for a fee back: why, and in the agent's own words. It can be asked once. */
export function FeeReturnModal({ payment, onClose }: FeeReturnModalProps) {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const { form, send } = useFeeReturnForm(payment.leadId, onClose);
  return (
    <Modal
      title={t("feeReturn.title")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("confirm.cancel")}</Button>
          <SubmitButton form={form} busyLabel={t("feeReturn.sending")}>
            {t("feeReturn.send")}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} onSubmit={send}>
        <Stack $gap={4}>
          <p>{t("feeReturn.intro", { amount: money(payment.amount), name: payment.lead })}</p>
          <FormErrorSummary />
          <FormRadioGroup<string>
            name="reason"
            label={t("feeReturn.why")}
            required
            options={feeReturnReasons.map((value) => ({
              value,
              label: t(`feeReturn.reason.${value}`),
            }))}
          />
          <FormTextArea
            name="words"
            label={t("feeReturn.words")}
            hint={t("feeReturn.wordsHint")}
            rows={4}
            required
          />
        </Stack>
      </Form>
    </Modal>
  );
}

function useFeeReturnForm(leadId: number, onSent: () => void) {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const [ask] = useAgentFeeReturnMutation();
  const form = useForm({
    defaultValues: { reason: "", words: "" },
    rules: feeReturnRules,
    draft: `fee-return-${leadId}`,
  });
  const send = useSubmit(form, {
    send: (body) => ask({ leadId, ...body }).unwrap(),
    onSent: () => {
      toast(t("feeReturn.sent"), { kind: "success" });
      onSent();
    },
  });
  return { form, send };
}
