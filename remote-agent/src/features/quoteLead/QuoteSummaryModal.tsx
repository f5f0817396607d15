import { shortened, shortName } from "@quotehaven/contract/rules";
import type { LeadReply } from "@quotehaven/contract/wire";
import { useLeadFee } from "@quotehaven/platform";
import { CountsMark } from "@quotehaven/shared-features/cover";
import { Button, Modal, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { Facts } from "../../shared/Facts";
import { useTodayFacts } from "../../shared/leadSummary/usePresentParts";
import { PriceTable } from "../../shared/PriceTable";
import { heldAsTyped } from "./covers";
import { bundleToSend, typeNameIn, type Quote } from "./quote";
import { carrierNameOf, type IndexedQuote } from "./quotes";

type QuoteSummaryModalProps = {
  lead: LeadReply;
  /** Those that will be sent. */
  quotes: readonly IndexedQuote[];
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** What is about to be sent to the client, to look over once more. */
export function QuoteSummaryModal({
  lead,
  quotes,
  busy,
  onConfirm,
  onClose,
}: QuoteSummaryModalProps) {
  const { t } = useTranslation("agent");
  const fee = useLeadFee();
  const { client } = lead;
  const [paysToday] = useTodayFacts(lead);
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
      <Stack $gap={5}>
        <p>{t("quoteLead.summaryText", { count: quotes.length })}</p>
        <Facts
          facts={[
            {
              label: t("leadSummary.client"),
              value: [shortName(client.firstName, client.lastName), shortened(client.city)]
                .filter(Boolean)
                .join(", "),
            },
            ...(paysToday ? [paysToday] : []),
            { label: t("quoteLead.fee"), value: fee && t("quoteLead.feeIfChosen", { fee }) },
          ]}
        />
        {quotes.map(({ quote, index }) => (
          <QuoteSummary key={index} quote={quote} lead={lead} />
        ))}
      </Stack>
    </Modal>
  );
}

function QuoteSummary({ quote, lead }: { quote: Quote; lead: LeadReply }) {
  const { t } = useTranslation("agent");
  return (
    <Stack $gap={2}>
      <PriceTable
        carrierName={carrierNameOf(quote, lead)}
        prices={quote.prices}
        bundle={bundleToSend(quote)}
      />
      <Facts
        facts={[
          ...heldAsTyped(quote.covers, lead.need ?? {}).map((held) => ({
            label: t("quoteLead.cover.title", { name: typeNameIn(quote, held) }),
            value: <CountsMark helds={[held]} />,
          })),
          { label: t("quoteLead.validUntil"), value: quote.validUntil },
        ]}
      />
    </Stack>
  );
}
