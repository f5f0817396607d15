import type { Needs, PresentPolicies } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import {
  isApiError,
  useApiErrorToast,
  useFollowUp,
  useNewsOfQuoteSeen,
} from "@quotehaven/platform";
import { useNavigate } from "react-router-dom";
import { useState } from "react";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { draftOf, unsubmittedChanges } from "../../shared/unsubmittedChanges";
import { isEnded } from "../../shared/quotes/quoteCover";
import { QuoteModal } from "./QuoteModal";
import { isChoosable } from "../../shared/quotes/quotePrices";
import { useAcceptConsumerQuoteMutation } from "../../shared/quotes/quotesApi";

type OpenQuoteProps = {
  /** As it was when it was opened. */
  opened: ConsumerQuote;
  quotes: readonly ConsumerQuote[];
  needs: Partial<Needs>;
  /** What the reader has today. */
  present?: PresentPolicies;
  today: string;
  onClose: () => void;
};

/** One quote, as it is now, and choosing it. What changed since it was opened is said. */
export function OpenQuote(props: OpenQuoteProps) {
  const { opened, quotes, needs, present, today, onClose } = props;
  const navigate = useNavigate();
  const toastError = useApiErrorToast();
  const followUp = useFollowUp();
  const application = useConsumerApplicationQuery().data;
  const [accept, acceptance] = useAcceptConsumerQuoteMutation();
  const [refusedAs, setRefusedAs] = useState<"quote-changed" | "quote-expired" | null>(null);
  const quote = quotes.find(({ id }) => id === opened.id);
  useNewsOfQuoteSeen(quote?.id);
  if (!quote) return null;
  const choose = async () => {
    try {
      await accept(quote).unwrap();
      await followUp(async () => {
        onClose();
        await navigate("/profile/my-quotes/choice");
      });
    } catch (error) {
      const codes = isApiError(error) ? error.codes : [];
      if (codes.includes("quote-changed")) setRefusedAs("quote-changed");
      else {
        if (codes.includes("quote-expired")) setRefusedAs("quote-expired");
        toastError(error);
      }
    }
  };
  const isChanged = refusedAs === "quote-changed" || quote.version !== opened.version;
  return (
    <QuoteModal
      quote={quote}
      needs={needs}
      present={present}
      today={today}
      before={isChanged ? opened : undefined}
      dropped={
        application
          ? unsubmittedChanges(application.forms, application.submitted, draftOf(application))
          : []
      }
      isChoosable={isChoosable(quote, quotes)}
      replaced={quotes.find(({ isAccepted }) => isAccepted)}
      isOver={refusedAs === "quote-expired" || isEnded(quote, today)}
      isChoosing={acceptance.isLoading}
      onChoose={() => void choose()}
      onClose={onClose}
    />
  );
}
