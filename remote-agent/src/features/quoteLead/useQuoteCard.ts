import { quoteRules, required, type FieldRules, type Validator } from "@quotehaven/contract/rules";
import {
  useDispatch,
  useForm,
  useHumanVerification,
  useSubmit,
  useTranslation,
  withFreshToken,
  type ApiError,
} from "@quotehaven/platform";
import { useImperativeHandle, type Ref } from "react";
import { quoteTaken } from "../../shared/leadApi";
import { useAgentQuoteCreateMutation, useAgentQuoteUpdateMutation } from "./quoteApi";
import { valuesOf, type CarrierOption, type QuoteForm, type QuoteValues } from "./quoteForms";
import { sentQuote } from "./sentQuote";
import { useOddPrices } from "./useOddPrices";
import type { QuoteCardHandle } from "./useQuoteCards";

type QuoteCardOptions = {
  leadId: number;
  quote: QuoteForm;
  options: readonly CarrierOption[];
  onTyped: (values: QuoteValues) => void;
  ref: Ref<QuoteCardHandle>;
};

/** What is said of a lead's quotes while they are sent. */
export const quotesSubject = (leadId: number) => `quote-lead-${leadId}`;

/** Refuses a carrier that another agent has quoted since it was chosen. */
const isFree =
  (options: readonly CarrierOption[]): Validator =>
  (carrierId) =>
    options.some(({ id, refusal }) => id === carrierId && refusal !== null)
      ? { key: "errors.already-quoted", code: "already-quoted" }
      : null;

/** One quote's form of the kit: its rules, its sending, and what is asked about it. */
export function useQuoteCard({ leadId, quote, options, onTyped, ref }: QuoteCardOptions) {
  const rules = ({ prices }: QuoteValues): FieldRules => ({
    ...quoteRules(prices.length),
    carrierId: [required, isFree(options)],
  });
  const form = useForm<QuoteValues>({ defaultValues: valuesOf(quote), rules, onTyped });
  const { questionOf, ask } = useOddPrices(quote);
  const send = useSendQuote(leadId, quote);
  const refusalOf = useRefusalOf(quote);
  const dispatch = useDispatch();
  const submit = useSubmit(form, {
    send,
    onSent: (taken) => dispatch(quoteTaken(leadId, taken)),
    onRefused: refusalOf,
    subject: quotesSubject(leadId),
  });
  const check = async () => {
    if (!(await form.check())) return "refused";
    return ask() ? "asks" : "right";
  };
  useImperativeHandle(ref, () => ({ check, submit }));
  return { form, questionOf };
}

/** Sends a quote with a fresh token of human verification: a new one is created, another changed. */
function useSendQuote(leadId: number, { state, quoteId }: QuoteForm) {
  const humanToken = useHumanVerification("quote");
  const [create] = useAgentQuoteCreateMutation();
  const [update] = useAgentQuoteUpdateMutation();
  const call = state === "new" ? create : update;
  return (values: QuoteValues) =>
    withFreshToken(humanToken, (token) =>
      call({ leadId, body: sentQuote(values, { leadId, quoteId, token }) }).unwrap(),
    );
}

/** What a refusal by the server says at the form's fields. */
function useRefusalOf({ carrierName }: QuoteForm) {
  const { t } = useTranslation<"agent">();
  return ({ codes }: ApiError) => {
    if (codes.includes("already-quoted")) {
      return {
        fields: { carrierId: "errors.already-quoted" },
        toast: t("quoteLead.lostCarrier", { name: carrierName }),
      } as const;
    }
    return codes.includes("insurance-company-not-found")
      ? ({ fields: { carrierId: "errors.insurance-company-not-found" } } as const)
      : {};
  };
}
