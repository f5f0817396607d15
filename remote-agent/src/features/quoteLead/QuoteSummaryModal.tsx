import { useFormats, useTranslation } from "@quotehaven/platform";
import { Button, Modal, Stack, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { bundleToSend, type QuoteForm } from "./quoteForms";

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: ${theme.space(1)};
    font-weight: 650;
    text-align: start;
  }

  th,
  td {
    padding: ${theme.space(1.5, 2)};
    border-bottom: 1px solid ${theme.color.line};
    text-align: end;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  th {
    font-weight: 450;
  }

  thead th {
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }

  tr.bundle > * {
    font-weight: 650;
  }
`;

type QuoteSummaryModalProps = {
  /** The forms that will be sent. */
  forms: readonly QuoteForm[];
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** What is about to be sent to the client, to look over once more. */
export function QuoteSummaryModal({ forms, busy, onConfirm, onClose }: QuoteSummaryModalProps) {
  const { t } = useTranslation();
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
          <PriceTable key={form.key} form={form} />
        ))}
      </Stack>
    </Modal>
  );
}

function PriceTable({ form }: { form: QuoteForm }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const bundle = bundleToSend(form);
  return (
    <Table>
      <caption>{form.carrierName}</caption>
      <thead>
        <tr>
          <th scope="col">{t("quoteLead.type")}</th>
          <th scope="col">{t("quoteLead.monthly")}</th>
          <th scope="col">{t("quoteLead.yearly")}</th>
        </tr>
      </thead>
      <tbody>
        {form.prices.map((price) => (
          <tr key={price.insuranceId}>
            <th scope="row">{price.insuranceName}</th>
            <td>{money(price.monthly)}</td>
            <td>{money(price.yearly)}</td>
          </tr>
        ))}
        {bundle && (
          <tr className="bundle">
            <th scope="row">{t("quoteLead.bundle")}</th>
            <td>{money(bundle.monthly)}</td>
            <td>{money(bundle.yearly)}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
