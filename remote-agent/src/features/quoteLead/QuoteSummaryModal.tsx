import type { Needs } from "@quotehaven/contract/cover";
import { CountsMark } from "@quotehaven/shared-features/cover";
import { Button, Modal, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { Facts } from "../../shared/Facts";
import { PriceTable } from "../../shared/PriceTable";
import { bundleToSend, type QuoteForm } from "./quoteForms";
import { typeNameIn } from "./QuoteStated";
import { heldAsTyped } from "./typedCover";

type QuoteSummaryModalProps = {
  /** The forms that will be sent. */
  forms: readonly QuoteForm[];
  /** What the lead needs, by insurance type. */
  need: Partial<Needs>;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** What is about to be sent to the client, to look over once more. */
export function QuoteSummaryModal({
  forms,
  need,
  busy,
  onConfirm,
  onClose,
}: QuoteSummaryModalProps) {
  const { t } = useTranslation("agent");
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
          <QuoteSummary key={form.key} form={form} need={need} />
        ))}
      </Stack>
    </Modal>
  );
}

function QuoteSummary({ form, need }: { form: QuoteForm; need: Partial<Needs> }) {
  const { t } = useTranslation("agent");
  return (
    <Stack gap={2}>
      <PriceTable carrierName={form.carrierName} prices={form.prices} bundle={bundleToSend(form)} />
      <Facts
        facts={[
          ...heldAsTyped(form.covers, need).map((held) => ({
            label: t("quoteLead.cover.title", { name: typeNameIn(form, held) }),
            value: <CountsMark helds={[held]} />,
          })),
          { label: t("quoteLead.validUntil"), value: form.validUntil },
        ]}
      />
    </Stack>
  );
}
