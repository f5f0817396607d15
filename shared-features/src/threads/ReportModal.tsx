import { reportReasons, reportRules, type ReportReason } from "@quotehaven/contract/rules";
import { useToast } from "@quotehaven/platform";
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
import { useThreadCalls } from "./threadsApi";
import { useThreadTexts } from "./useThreadTexts";

type ReportModalProps = { quoteId: number; messageId: number; onClose: () => void };

/** Asks what is wrong with a message, and reports it to us. */
export function ReportModal({ quoteId, messageId, onClose }: ReportModalProps) {
  const t = useThreadTexts();
  const toast = useToast();
  const { useReportThreadMessageMutation } = useThreadCalls();
  const [report] = useReportThreadMessageMutation();
  const form = useForm({
    defaultValues: { reason: "" as ReportReason | "", note: "" },
    rules: reportRules,
    draft: `report-${messageId}`,
  });
  const submit = useSubmit(form, {
    send: (values) => report({ quoteId, messageId, ...values }).unwrap(),
    onSent: () => {
      toast(t("reportThanks"), { kind: "success" });
      onClose();
    },
  });
  return (
    <Modal
      title={t("reportTitle")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <SubmitButton form={form} busyLabel={t("reporting")}>
            {t("reportSend")}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} onSubmit={submit}>
        <Stack $gap={4}>
          <p>{t("reportText")}</p>
          <FormErrorSummary />
          <FormRadioGroup
            name="reason"
            label={t("reportReason")}
            options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            required
          />
          <FormTextArea name="note" label={t("reportNote")} rows={3} />
        </Stack>
      </Form>
    </Modal>
  );
}
