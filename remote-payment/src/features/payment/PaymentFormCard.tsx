import { formatCents, formatMoney, paymentRules, validateFields } from "@quotehaven/contract/rules";
import { useErrorWords, useLoader, useTranslation } from "@quotehaven/platform";
import {
  Button,
  Card,
  Checkbox,
  Disclosure,
  ErrorSummary,
  Notice,
  Stack,
  theme,
  useFocusReturn,
} from "@quotehaven/shared-ui";
import { useRef, useState } from "react";
import styled from "styled-components";
import { LeadToPay } from "./LeadToPay";
import { NewCard } from "./NewCard";
import { SavedCards } from "./SavedCards";
import { SpecialTerms } from "./SpecialTerms";
import type { PaymentDue } from "./paymentApi";
import { usePaying } from "./usePaying";

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

type PaymentFormCardProps = {
  due: PaymentDue;
  isReloading: boolean;
  /** Asks the server anew, for an intent that could not be had. */
  onReload: () => void;
  /** The provider said that the money is paid. */
  onSucceeded: () => void;
};

/** The amount and what it is for, then the card, the terms and Submit payment. */
export function PaymentFormCard({ due, isReloading, onReload, onSucceeded }: PaymentFormCardProps) {
  const { t } = useTranslation();
  const words = useErrorWords();
  // Paying takes all of this away, and with it the pressed button.
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(root);
  // Undefined until the person chose: saved cards come first where there are any.
  const [wantsSaved, setSavedMode] = useState<boolean>();
  const isSavedMode = due.cards.length > 0 && (wantsSaved ?? true);
  const [savedCardId, setSavedCardId] = useState<string | null>(null);
  const [savesCard, setSavesCard] = useState(false);
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  // How often Submit payment was refused; 0 before the first time.
  const [refusals, setRefusals] = useState(0);
  const paying = usePaying({ intent: due.intent, onSucceeded });
  useLoader(paying.isPaying);

  // What the provider will charge, so that nothing else can be shown.
  const amount = due.intent ? formatCents(due.intent.amount) : formatMoney(due.price ?? 0);
  const errors = validateFields(
    { terms: acceptsTerms, useSavedCard: isSavedMode, paymentMethod: savedCardId },
    paymentRules,
  );
  const errorOf = (name: string) =>
    refusals > 0 && errors[name] ? t(errors[name].key) : undefined;

  const submit = () => {
    if (Object.keys(errors).length > 0) return setRefusals((before) => before + 1);
    if (isSavedMode && savedCardId !== null) {
      void paying.pay({ kind: "saved", id: savedCardId });
    } else if (!isSavedMode) {
      void paying.pay({ kind: "new", save: savesCard });
    }
  };

  return (
    <Stack ref={root} gap={6}>
      <Stack gap={3}>
        <h1>{t("payment.title")}</h1>
        <Amount>
          <strong>{amount}</strong> {t("payment.oneTime")}
        </Amount>
      </Stack>
      {due.lead && <LeadToPay lead={due.lead} />}
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
          {due.failure ? words(due.failure).join(" ") : t("payment.unavailable")}
        </Notice>
      ) : (
        <Card
          as="form"
          noValidate
          // No newer version of the page in the middle of a payment.
          data-unsaved=""
          aria-label={t("payment.title")}
          onSubmit={(event) => {
            event.preventDefault();
            if (!paying.isPaying) submit();
          }}
        >
          <Stack gap={5}>
            <ErrorSummary
              attempt={refusals}
              errors={["paymentMethod", "terms"].flatMap((name) => {
                const message = errorOf(name);
                return message ? [{ name, message }] : [];
              })}
            />
            {isSavedMode ? (
              <SavedCards
                cards={due.cards}
                value={savedCardId}
                onChange={setSavedCardId}
                error={errorOf("paymentMethod")}
                disabled={paying.isPaying}
                onNewCard={() => setSavedMode(false)}
              />
            ) : (
              <>
                <NewCard
                  provider={paying.provider}
                  onCard={paying.setCard}
                  onRetry={paying.retryProvider}
                  disabled={paying.isPaying}
                />
                {due.cards.length > 0 && (
                  <Button
                    size="small"
                    disabled={paying.isPaying}
                    onClick={() => setSavedMode(true)}
                  >
                    {t("payment.useSavedCard")}
                  </Button>
                )}
                <Checkbox
                  name="saveCard"
                  label={t("payment.saveCard")}
                  checked={savesCard}
                  onChange={setSavesCard}
                  disabled={paying.isPaying}
                />
              </>
            )}
            <div>
              <Disclosure summary={t("payment.termsTitle")}>
                <SpecialTerms />
              </Disclosure>
              <Checkbox
                name="terms"
                label={t("payment.acceptTerms")}
                checked={acceptsTerms}
                onChange={setAcceptsTerms}
                error={errorOf("terms")}
                disabled={paying.isPaying}
                required
              />
            </div>
            <p>{t("payment.willCharge", { amount })}</p>
            <Button
              type="submit"
              emphasis="primary"
              size="large"
              width="full"
              busy={paying.isPaying}
              busyLabel={t("payment.paying")}
            >
              {t("payment.submit")}
            </Button>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
