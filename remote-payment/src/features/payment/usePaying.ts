import type { PaymentIntent } from "@quotehaven/contract/wire";
import { changed, events, useDispatch, useFollowUp, useToast } from "@quotehaven/platform";
import type { StripeCardElement } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { confirmPayment, type CardChoice } from "./confirmPayment";
import { paidTags } from "./paymentApi";
import { useCardProvider } from "./useCardProvider";

/** Every word about a try to pay; the next try takes it away. */
const subject = "payment";

/** What the form pays with; the card element is known here. */
type PaidWith = { kind: "saved"; id: string } | { kind: "new"; save: boolean };

type PayingSetup = {
  intent: PaymentIntent;
  onSucceeded: () => void;
  /** The provider has not decided, or did not say: the server is asked for the payment's state. */
  onUndecided: (isProcessing: boolean) => void;
};

/**
 * Pays an intent once. A second press while the first is under way does nothing, and every try
 * uses the same intent, so that a card is charged once whatever happens here or in another tab.
 */
export function usePaying({ intent, onSucceeded, onUndecided }: PayingSetup) {
  const { t } = useTranslation("payment");
  const toast = useToast();
  const followUp = useFollowUp();
  const dispatch = useDispatch();
  const { provider, retry } = useCardProvider();
  const [card, setCard] = useState<StripeCardElement | null>(null);
  const [isPaying, setPaying] = useState(false);
  // State alone would let a second press through before the next render.
  const isUnderWay = useRef(false);

  const pay = async (paidWith: PaidWith) => {
    const choice = chosen(paidWith, card);
    if (isUnderWay.current) return;
    events.emit("toastsWithdrawn", { subject });
    if (provider.status === "failed") {
      toast(t("payment.providerUnreachable"), { subject });
      retry();
      return;
    }
    if (provider.status !== "ready" || choice === null) {
      toast(t("payment.cardNotReady"), { subject });
      return;
    }
    isUnderWay.current = true;
    setPaying(true);
    try {
      const outcome = await confirmPayment(provider.stripe, intent.clientSecret, choice);
      if (outcome.kind === "refused") {
        toast(outcome.message || t("payment.notFinished"), { subject });
      } else if (outcome.kind === "processing") {
        onUndecided(true);
      } else if (outcome.kind === "unclear") {
        toast(t("payment.unclear"), { subject });
        onUndecided(false);
      } else {
        // The money is paid, whatever goes wrong on this page now.
        await followUp(
          () => {
            onSucceeded();
            // Also reads the client's details on this page.
            dispatch(changed(paidTags));
          },
          { subject },
        );
      }
    } catch {
      toast(t("payment.providerUnreachable"), { subject });
    } finally {
      isUnderWay.current = false;
      setPaying(false);
    }
  };

  return { provider, retryProvider: retry, setCard, isPaying, pay };
}

function chosen(paidWith: PaidWith, card: StripeCardElement | null): CardChoice | null {
  if (paidWith.kind === "saved") return paidWith;
  return card && { ...paidWith, card };
}
