import { formatCents, formatMoney } from "@quotehaven/contract/rules";
import type { PaidLead } from "@quotehaven/contract/wire";
import { useErrorMessages, useFormats } from "@quotehaven/platform";
import { Button, Card, Notice, Stack, theme, useFocusReturn } from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { PayForm } from "./PayForm";
import type { PaymentDue } from "./paymentApi";

const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space(1, 3)};

  & > strong {
    font-family: ${theme.font.serif};
    font-size: ${theme.size[48]};
    line-height: 1.1;
  }
`;

/** On a desk what the fee opens stands beside the form, so that the whole way to pay is in sight. */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space(5)};
  align-items: start;

  ${theme.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  }
`;

type PaymentFormCardProps = {
  due: PaymentDue;
  isReloading: boolean;
  /** Asks the server anew, for an intent that could not be had. */
  onReload: () => void;
  /** The provider said that the money is paid. */
  onSucceeded: () => void;
  /** The provider has not decided, or did not say what it did. */
  onUndecided: (isProcessing: boolean) => void;
};

/** The amount and what it is for, then the card, the terms and Submit payment. */
export function PaymentFormCard({
  due,
  isReloading,
  onReload,
  onSucceeded,
  onUndecided,
}: PaymentFormCardProps) {
  const { t } = useTranslation("payment");
  const messagesOf = useErrorMessages();
  // Paying takes all of this away, and with it the pressed button.
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(root);
  // What the provider will charge, so that nothing else can be shown.
  const amount = due.intent ? formatCents(due.intent.amountCents) : formatMoney(due.price ?? 0);

  return (
    <Stack ref={root} $gap={4}>
      <h1>{t("payment.title")}</h1>
      <Columns>
        <Stack $gap={4}>
          <Amount>
            <strong>{amount}</strong> <span>{t("payment.oneTime")}</span>
          </Amount>
          {due.lead && <LeadToPay lead={due.lead} />}
        </Stack>
        {due.intent === null ? (
          <Notice
            kind="danger"
            title={t("payment.unavailableTitle")}
            actions={
              <Button busy={isReloading} busyLabel={t("payment.trying")} onClick={onReload}>
                {t("payment.tryAgain")}
              </Button>
            }
          >
            {due.failure ? messagesOf(due.failure).join(" ") : t("payment.unavailable")}
          </Notice>
        ) : (
          <PayForm
            // Another intent is another try: what the old one's card said is over.
            key={due.intent.id}
            due={due}
            intent={due.intent}
            amount={amount}
            onSucceeded={onSucceeded}
            onUndecided={onUndecided}
          />
        )}
      </Columns>
    </Stack>
  );
}

/** What the fee opens: whose details, for which insurance, with which of the agent's quotes. */
function LeadToPay({ lead }: { lead: PaidLead }) {
  const { t } = useTranslation("payment");
  const { localDate } = useFormats();
  return (
    <Card $tone="sunken" $padding="small" role="group" aria-label={t("payment.lead")}>
      <Stack $gap={3}>
        <p>{t("payment.opens")}</p>
        <DefinitionList
          layout="under"
          items={[
            { term: t("payment.client"), detail: `${lead.firstName} ${lead.lastName}` },
            { term: t("payment.insurance"), detail: lead.typeNames.join(" + ") },
            { term: t("payment.quote"), detail: lead.carrierName },
            { term: t("payment.submitted"), detail: localDate(lead.submittedAt) },
          ]}
        />
      </Stack>
    </Card>
  );
}
