import { useTranslation } from "@quotehaven/platform";
import { Button, Modal, Stack } from "@quotehaven/shared-ui";
import { PriceTable } from "../../shared/PriceTable";
import { bundleToSend, type QuoteForm } from "./quoteForms";

type QuoteSummaryModalProps = {
  /** The forms that will be sent. */
  forms: readonly QuoteForm[];
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** What is about to be sent to the client, to look over once more. */
export function QuoteSummaryModal({ forms, busy, onConfirm, onClose }: QuoteSummaryModalProps) {
  const { t } = useTranslation<"agent">();
  return (
    <Modal
      title={t("quoteLead.summaryTitle")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t("quoteLead.backToQuotes")}
          </Button>
          <Button
            emphasis="primary"
            busy={busy}
            busyLabel={t("quoteLead.sending")}
            onClick={onConfirm}
            data-autofocus=""
          >
            {t("quoteLead.confirm")}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <p>{t("quoteLead.summaryText", { count: forms.length })}</p>
        {forms.map((form) => (
          <PriceTable
            key={form.key}
            carrierName={form.carrierName}
            prices={form.prices}
            bundle={bundleToSend(form)}
          />
        ))}
      </Stack>
    </Modal>
  );
}
