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
    font-size: ${theme.size[36]};
    line-height: 1.1;
  }
`;

const Back = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/**
 * On a desk what the fee is for stands beside the form, on a phone below it: either way the whole way
 * to pay is in sight.
 */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space(4, 5)};
  align-items: start;

  ${theme.desktop} {
    grid-template: auto 1fr / minmax(0, 4fr) minmax(0, 7fr);

    & > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
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
        <div>
          <Amount>
            <strong>{amount}</strong> <span>{t("payment.oneTime")}</span>
          </Amount>
          <Back>{t("payment.askBack")}</Back>
        </div>
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
        {due.lead && <LeadToPay lead={due.lead} />}
      </Columns>
    </Stack>
  );
}

/** What the fee is for: whose details, for which insurance, with which of the agent's quotes. */
function LeadToPay({ lead }: { lead: PaidLead }) {
  const { t } = useTranslation("payment");
  const { localDate, money } = useFormats();
  const { carrierName, monthly } = lead;
  return (
    <Card $tone="sunken" $padding="small" role="group" aria-label={t("payment.lead")}>
      <DefinitionList
        layout="under"
        items={[
          { term: t("payment.client"), detail: `${lead.firstName} ${lead.lastName}` },
          { term: t("payment.insurance"), detail: lead.typeNames.join(" + ") },
          {
            term: t("payment.quote"),
            detail:
              monthly === undefined
                ? carrierName
                : t("payment.quotePrice", { carrier: carrierName, price: money(monthly) }),
          },
          { term: t("payment.submitted"), detail: localDate(lead.submittedAt) },
        ]}
      />
    </Card>
  );
}
