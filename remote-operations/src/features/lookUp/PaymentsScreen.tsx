import { brandName, formatCents, paymentStates } from "@quotehaven/contract/rules";
import type { PaymentRecord, PaymentState } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Stack, theme } from "@quotehaven/shared-ui";
import { Badge, DefinitionList } from "@quotehaven/shared-ui/content";
import { Select } from "@quotehaven/shared-ui/fields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOperationsPaymentsQuery } from "../../shared/operationsApi";
import { PagedList } from "../../shared/PagedList";
import { SectionScreen } from "../../shared/SectionScreen";

/** Every payment by its state, with what happened to it. */
export function PaymentsScreen() {
  const { t } = useTranslation("operations");
  const [query, setQuery] = useState<{ page: number; state: PaymentState | "" }>({
    page: 1,
    state: "",
  });
  const found = useOperationsPaymentsQuery(query);
  return (
    <SectionScreen title="payments.title">
      <Select<PaymentState>
        name="state"
        label={t("payments.state")}
        placeholder={t("payments.any")}
        options={paymentStates.map((value) => ({ value, label: t(`payments.${value}`) }))}
        value={query.state === "" ? null : query.state}
        onChange={(state) => setQuery({ page: 1, state: state ?? "" })}
      />
      <PagedList
        found={found}
        page={query.page}
        onPage={(page) => setQuery({ ...query, page })}
        empty={t("payments.none")}
        keyOf={({ id }) => id}
        row={({ amountCents, leadId, agency, receipt, status }) => ({
          title: t("fees.one", { amount: formatCents(amountCents), lead: leadId }),
          facts: [agency ?? t("payments.gone"), receipt],
          badge: <Badge>{t(`payments.${status}`)}</Badge>,
        })}
      >
        {(payment) => <Payment payment={payment} />}
      </PagedList>
    </SectionScreen>
  );
}

function Payment({ payment }: { payment: PaymentRecord }) {
  const { t } = useTranslation("operations");
  const { moment } = useFormats();
  const { refundedCents, agency, card, receipt, history } = payment;
  return (
    <Stack $gap={3}>
      <DefinitionList
        layout="under"
        items={[
          { term: t("licenses.agency"), detail: agency ?? t("payments.gone") },
          { term: t("payments.receipt"), detail: receipt ?? "–" },
          { term: t("payments.card"), detail: card ? brandName(card) : "–" },
          ...(refundedCents > 0
            ? [{ term: t("payments.returned"), detail: formatCents(refundedCents) }]
            : []),
        ]}
      />
      <ol style={{ paddingInlineStart: theme.space(5) }}>
        {history.map(({ what, at }) => (
          <li key={what}>{`${moment(at)}: ${t(`payments.history.${what}`)}`}</li>
        ))}
      </ol>
    </Stack>
  );
}
