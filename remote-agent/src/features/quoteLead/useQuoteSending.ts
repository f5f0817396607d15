import type { CoverFieldName, Covers, Needs } from "@quotehaven/contract/cover";
import {
  quoteRules,
  required,
  type InsuranceTypeName,
  type FieldRules,
  type Validator,
} from "@quotehaven/contract/rules";
import { useDispatch, type ApiError } from "@quotehaven/platform";
import {
  useForm,
  useHumanVerification,
  useSubmit,
  withFreshToken,
} from "@quotehaven/platform/forms";
import { useImperativeHandle, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { quoteTaken } from "../../shared/leadApi";
import { statedRules } from "./coverRules";
import { useAgentQuoteSendMutation } from "./quoteApi";
import { isEmptyRow } from "./gridRows";
import { valuesOf, type CarrierOption, type QuoteForm, type QuoteValues } from "./quoteForms";
import { sentQuote } from "./sentQuote";
import type { TypedValue } from "./typedCover";
import { useOddValues } from "./useOddValues";
import type { QuoteCardHandle } from "./useQuoteCards";
import { yearlyProposals } from "./yearlyProposal";

type QuoteCardOptions = {
  leadId: number;
  quote: QuoteForm;
  /** What the lead needs, by insurance type. */
  need: Partial<Needs>;
  options: readonly CarrierOption[];
  onTyped: (values: QuoteValues) => void;
  /** It is a row of the grid: it may stay empty, and what it proposes is taken by finishing. */
  isRow?: boolean;
  ref: Ref<QuoteCardHandle>;
};

/** What a quote's form is given, as a card and as a row of the grid. */
export type QuoteCardProps = Omit<QuoteCardOptions, "isRow"> & {
  /** Checks every form of the board, and goes on to its summary. */
  onFinish: () => void;
  /** Takes away what was typed, the card with it; missing where that is not offered. */
  onRemove?: () => void;
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
export function useQuoteCard({ isRow = false, ...card }: QuoteCardOptions) {
  const { leadId, quote, need, onTyped, ref } = card;
  const rules = useQuoteRules(card, isRow);
  const form = useForm<QuoteValues>({ defaultValues: valuesOf(quote), rules, onTyped });
  const { questionOf, ask } = useOddValues(quote, need);
  const send = useSendQuote(leadId, quote, need);
  const refusalOf = useRefusalOf(quote);
  const dispatch = useDispatch();
  const submit = useSubmit(form, {
    send,
    onSent: (taken) => dispatch(quoteTaken(leadId, taken)),
    onRefused: refusalOf,
    subject: quotesSubject(leadId),
  });
  const check = async () => {
    if (isRow) takeProposals(form);
    if (!(await form.check())) return "refused";
    return ask(form.getValues()) ? "asks" : "right";
  };
  useImperativeHandle(ref, () => ({ check, submit }));
  /** Puts limits into the form; what they say nothing of stays as it is. */
  const fill = (type: InsuranceTypeName, cover: Covers[InsuranceTypeName] = {}) =>
    form.parts.change(`covers.${type}`, () => {
      for (const [name, value] of Object.entries(cover) as [CoverFieldName, TypedValue][])
        form.setValue(`covers.${type}.${name}`, value);
    });
  return { form, questionOf, fill };
}

/** What a quote has to be; a row may be empty. */
function useQuoteRules({ quote, need, options }: QuoteCardOptions, isRow: boolean) {
  return (values: QuoteValues): FieldRules =>
    isRow && isEmptyRow({ ...values, state: quote.state })
      ? {}
      : {
          ...quoteRules(values.prices.length),
          ...statedRules(need, quote.today),
          carrierId: [required, isFree(options)],
        };
}

function takeProposals(form: ReturnType<typeof useForm<QuoteValues>>) {
  for (const { path, yearly } of yearlyProposals(form.getValues())) {
    form.parts.change(path, () => form.setValue(path, yearly, { shouldDirty: true }));
  }
}

/** Sends a quote with a fresh token of human verification: a new one is created, another changed. */
function useSendQuote(leadId: number, { state, quoteId, today }: QuoteForm, need: Partial<Needs>) {
  const humanToken = useHumanVerification("quote");
  const [send] = useAgentQuoteSendMutation();
  const method = state === "new" ? "POST" : "PUT";
  return (values: QuoteValues) =>
    withFreshToken(humanToken, (token) =>
      send({
        method,
        body: sentQuote(values, { leadId, quoteId, token }, today, need),
      }).unwrap(),
    );
}

/** The field that each of the server's refusals is about. */
const refusedFields = {
  "insurance-company-not-found": "carrierId",
  "quote-end": "validUntil",
  "quote-start": "startsOn",
  "contact-details": "message",
} as const;

/** What a refusal by the server says at the form's fields. */
function useRefusalOf({ carrierName }: QuoteForm) {
  const { t } = useTranslation("agent");
  return ({ codes }: ApiError) => {
    if (codes.includes("already-quoted")) {
      return {
        fields: { carrierId: "errors.already-quoted" },
        toast: t("quoteLead.lostCarrier", { name: carrierName }),
      } as const;
    }
    const known = Object.keys(refusedFields) as (keyof typeof refusedFields)[];
    const code = known.find((each) => codes.includes(each));
    return code ? { fields: { [refusedFields[code]]: `errors.${code}` as const } } : {};
  };
}
