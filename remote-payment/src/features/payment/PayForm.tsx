import { paymentRules, shortened } from "@quotehaven/contract/rules";
import type { PaymentIntent } from "@quotehaven/contract/wire";
import { useLoader } from "@quotehaven/platform";
import {
  Form,
  FormCheckbox,
  FormErrorSummary,
  useForm,
  useFormContext,
} from "@quotehaven/platform/forms";
import { Button, Card, Disclosure, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { NewCard } from "./NewCard";
import { SavedCards } from "./SavedCards";
import type { PaymentDue } from "./paymentApi";
import { usePaying } from "./usePaying";

const Terms = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  padding-inline-start: 20px;
  font-size: ${theme.size[14]};
`;

const Words = styled.span`
  display: grid;
  gap: 2px;
`;

const Says = styled.span`
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.medium};
`;

/** The special terms for payments: section 5 of the agent terms, in short. */
const terms = ["charge", "atOnce", "refund", "card"] as const;

type PayValues = {
  useSavedCard: boolean;
  paymentMethod: string | null;
  saveCard: boolean;
  terms: boolean;
};

type PayFormProps = {
  due: PaymentDue;
  intent: PaymentIntent;
  /** What will be charged, in words. */
  amount: string;
  /** The provider said that the money is paid. */
  onSucceeded: () => void;
  onUndecided: (isProcessing: boolean) => void;
};

/** The card, the terms and Submit payment. Saved cards come first where there are any. */
export function PayForm({ due, intent, amount, onSucceeded, onUndecided }: PayFormProps) {
  const { t } = useTranslation("payment");
  const hasSaved = due.cards.length > 0;
  const form = useForm<PayValues>({
    defaultValues: {
      useSavedCard: hasSaved,
      paymentMethod: onlyOne(due.cards),
      saveCard: false,
      terms: false,
    },
    rules: paymentRules,
  });
  // Without a card left, the form of a new one is all there is.
  const isSavedMode = hasSaved && form.watch("useSavedCard");
  const paying = usePaying({
    intent,
    onSucceeded: () => {
      form.saved(form.getValues());
      onSucceeded();
    },
    onUndecided: (isProcessing) => {
      if (isProcessing) form.saved(form.getValues());
      onUndecided(isProcessing);
    },
  });
  useLoader(paying.isPaying);

  const pay = async () => {
    if (paying.isPaying || !(await form.check())) return;
    const { paymentMethod, saveCard } = form.getValues();
    if (!isSavedMode) await paying.pay({ kind: "new", save: saveCard });
    else if (paymentMethod !== null) await paying.pay({ kind: "saved", id: paymentMethod });
  };

  return (
    <Card>
      <Form form={form} aria-label={t("payment.title")} onSubmit={() => void pay()}>
        <Stack $gap={4}>
          <FormErrorSummary />
          <CardChoice cards={due.cards} isSavedMode={isSavedMode} paying={paying} />
          <TermsAndSubmit
            amount={amount}
            clientName={due.lead?.firstName}
            isPaying={paying.isPaying}
          />
        </Stack>
      </Form>
    </Card>
  );
}

/** The card that is chosen without a press: the only one there is. */
const onlyOne = (cards: PaymentDue["cards"]) =>
  cards.length === 1 ? (cards[0]?.id ?? null) : null;

type CardChoiceProps = {
  cards: PaymentDue["cards"];
  isSavedMode: boolean;
  paying: ReturnType<typeof usePaying>;
};

/** A saved card, or the provider's form of a new one. */
function CardChoice({ cards, isSavedMode, paying }: CardChoiceProps) {
  const { t } = useTranslation("payment");
  const form = useFormContext<PayValues>();
  const switchTo = (isSaved: boolean) => form.setValue("useSavedCard", isSaved);
  if (isSavedMode) {
    const chosenId = form.watch("paymentMethod");
    const others = cards.filter(({ id }) => id !== chosenId);
    return (
      <SavedCards
        cards={cards}
        chosenId={chosenId}
        onRemoved={() => form.setValue("paymentMethod", onlyOne(others))}
        disabled={paying.isPaying}
        onNewCard={() => switchTo(false)}
      />
    );
  }
  return (
    <>
      <NewCard
        provider={paying.provider}
        onCard={paying.setCard}
        onRetry={paying.retryProvider}
        disabled={paying.isPaying}
      />
      {cards.length > 0 && (
        <Button size="small" disabled={paying.isPaying} onClick={() => switchTo(true)}>
          {t("payment.useSavedCard")}
        </Button>
      )}
      <FormCheckbox name="saveCard" label={t("payment.saveCard")} disabled={paying.isPaying} />
    </>
  );
}

type TermsAndSubmitProps = { amount: string; clientName: string | undefined; isPaying: boolean };

/** What is agreed to, and the button, which says what it charges and what that opens. */
function TermsAndSubmit({ amount, clientName, isPaying }: TermsAndSubmitProps) {
  const { t } = useTranslation("payment");
  const says = clientName
    ? t("payment.submitFor", { amount, name: shortened(clientName, 20) })
    : t("payment.submitForClient", { amount });
  return (
    <>
      <div>
        <Disclosure summary={t("payment.termsTitle")}>
          <Terms>
            {terms.map((point) => (
              <li key={point}>{t(`payment.terms.${point}`)}</li>
            ))}
          </Terms>
        </Disclosure>
        <FormCheckbox name="terms" label={t("payment.acceptTerms")} disabled={isPaying} required />
      </div>
      <Button
        type="submit"
        emphasis="primary"
        size="large"
        width="full"
        busy={isPaying}
        busyLabel={t("payment.paying")}
      >
        <Words>
          <span>{t("payment.submit")}</span> <Says>{says}</Says>
        </Words>
      </Button>
    </>
  );
}
