import type { LeadReply } from "@quotehaven/contract/wire";
import { changed, events, useDispatch, useToast, type ApiError } from "@quotehaven/platform";
import {
  messagesOf,
  refusedFields,
  useHumanVerification,
  useSubmit,
  withFreshToken,
} from "@quotehaven/platform/forms";
import { useNavigate } from "react-router-dom";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { quoteTaken } from "../../shared/leadApi";
import { oddId, oddValues } from "./oddValues";
import { bodyOf, pathOf, withProposals, within } from "./quote";
import { useAgentQuoteSendMutation } from "./quoteApi";
import {
  carrierNameOf,
  clientDay,
  quotesToSend,
  type IndexedQuote,
  type QuoteView,
} from "./quotes";
import type { Quotes } from "./useQuotes";

type Sending = {
  lead: LeadReply;
  view: QuoteView;
  quotes: Quotes;
  leadsPath: string;
  /** Moves the focus to what was refused first, or to what is asked. */
  focusRefused: () => void;
};

/** Where sending stopped: at the quote that was refused, after some and before others. */
type Stop = { sent: IndexedQuote[]; refused: IndexedQuote; unsent: IndexedQuote[] };

/** The field that each of the server's refusals is about. */
const fieldOfCode = {
  "insurance-company-not-found": "carrierId",
  "quote-end": "validUntil",
  "quote-start": "startsOn",
  "contact-details": "message",
} as const;

/**
 * The way from Finish Quoting to stored quotes: all are checked, what looks odd is asked about once,
 * the summary is confirmed, and each quote is sent in turn (specification 4.12). Sending stops at the
 * first that is not taken; what was sent before it stays sent, and nothing typed is lost.
 */
export function useQuoteSending({ lead, view, quotes, leadsPath, focusRefused }: Sending) {
  const { t } = useTranslation("agent");
  const { form } = quotes;
  const need = lead.need ?? {};
  const leadId = lead.lead.id;
  const subject = `quote-lead-${leadId}`;
  const othersSubject = `${subject}-others`;
  const staleTags = ["Leads", { type: "Lead", id: leadId }] as const;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const humanToken = useHumanVerification("quote");
  const [send] = useAgentQuoteSendMutation();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  const stopped = useRef<Stop | null>(null);

  /** Read anew at each step of the way: what is drawn may be older than what was typed last. */
  const newestToSend = () => quotesToSend(form.getValues("quotes"), lead, view);

  /** Checks all and asks about what looks odd; opens the summary where nothing is left to do. */
  const finish = async () => {
    if (newestToSend().length === 0) return toast(t("quoteLead.grid.nothing"), { kind: "info" });
    takeProposals();
    const isRight = await form.check();
    const odd = newestToSend()
      .filter(({ index }) => !form.getFieldState(`quotes.${index}`).invalid)
      .flatMap(({ quote, index }) => oddValues(quote, need).map((each) => oddId(index, each)));
    const isAnswered = odd.every((id) => asked.has(id));
    if (isRight && isAnswered) return setSummaryOpen(true);
    if (!isAnswered) setAsked(new Set([...asked, ...odd]));
    focusRefused();
  };

  /** What is proposed for a year is the agent's own from now on. */
  const takeProposals = () => {
    const take = (path: YearlyPath, yearly: number | null) => {
      if (form.getValues(path) === yearly) return;
      form.parts.change(path, () => form.setValue(path, yearly, { shouldDirty: true }));
    };
    for (const { quote, index } of newestToSend()) {
      const { yearly, prices } = withProposals(quote);
      take(`quotes.${index}.yearly`, yearly);
      prices.forEach((price, at) => take(`quotes.${index}.prices.${at}.yearly`, price.yearly));
    }
  };

  const submit = useSubmit(form, {
    subject,
    send: async () => {
      const all = newestToSend();
      const highestId = Math.max(0, ...lead.quotes.map(({ id }) => id));
      for (const [index, each] of all.entries()) {
        const { quote } = each;
        // A new quote's id names nothing for the server (QLE-1).
        const quoteId = quote.quoteId ?? highestId + 1 + index;
        try {
          const taken = await withFreshToken(humanToken, (token) =>
            send({
              method: quote.state === "new" ? "POST" : "PUT",
              body: bodyOf(quote, { leadId, quoteId, token }, clientDay(lead), need),
            }).unwrap(),
          );
          dispatch(quoteTaken(leadId, taken));
        } catch (error) {
          stopped.current = {
            sent: all.slice(0, index),
            refused: each,
            unsent: all.slice(index + 1),
          };
          throw error;
        }
      }
    },
    onRefused: (error) => (stopped.current ? refusalOf(error, stopped.current.refused) : {}),
    onSent: async () => {
      quotes.forget();
      dispatch(changed(staleTags));
      toast(t("quoteLead.thanks"), { kind: "success" });
      await navigate(leadsPath);
    },
  });

  /** Sends what the summary shows. */
  const confirm = async () => {
    stopped.current = null;
    events.emit("toastsWithdrawn", { subject: othersSubject });
    if (await submit()) return;
    setSummaryOpen(false);
    focusRefused();
    if (!stopped.current) return;
    tellOfOthers(stopped.current);
    // The reply may have been lost after the quote was stored, or a carrier may be gone: ask.
    dispatch(changed(staleTags));
  };

  const namesOf = (these: readonly IndexedQuote[]) =>
    these.map(({ quote }) => carrierNameOf(quote, lead)).join(", ");

  /** What a refusal says at the fields of the quote that it is about. */
  const refusalOf = (error: ApiError, { quote, index }: IndexedQuote) => {
    const at = pathOf(index);
    if (error.codes.includes("already-quoted")) {
      return {
        fields: within(at, { carrierId: "errors.already-quoted" as const }),
        toast: t("quoteLead.lostCarrier", { name: carrierNameOf(quote, lead) }),
      };
    }
    const known = Object.keys(fieldOfCode) as (keyof typeof fieldOfCode)[];
    const code = known.find((each) => error.codes.includes(each));
    const fields = code
      ? { [fieldOfCode[code]]: `errors.${code}` as const }
      : messagesOf(refusedFields(error, Object.keys(quote)));
    return { fields: within(at, fields) };
  };

  /** Says what of the other quotes went out where one was not taken. */
  const tellOfOthers = ({ sent, refused, unsent }: Stop) => {
    if (sent.length + unsent.length === 0) return;
    const sentences = [
      sent.length > 0 && t("quoteLead.wentOut", { names: namesOf(sent) }),
      t("quoteLead.stoppedAt", { name: namesOf([refused]) }),
      unsent.length > 0 && t("quoteLead.didNotGoOut", { names: namesOf(unsent) }),
    ].filter(Boolean);
    toast(sentences.join(" "), { kind: "info", subject: othersSubject });
  };

  const { isSending } = form.parts;
  return {
    /** What was asked about: another value is another question. */
    asked,
    toSend: quotesToSend(quotes.list, lead, view),
    finish: () => void finish(),
    summary: isSummaryOpen && {
      isSending,
      confirm: () => void confirm(),
      close: () => isSending || setSummaryOpen(false),
    },
  };
}

type YearlyPath = `quotes.${number}.yearly` | `quotes.${number}.prices.${number}.yearly`;
