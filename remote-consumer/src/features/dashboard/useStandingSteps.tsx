import type { ConsumerQuotes } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Application } from "../../shared/applicationApi";
import { displayedPrice, isWaitingForUpdate } from "../../shared/quotes/quotePrices";
import { choiceOf } from "../../shared/quotes/choiceOf";
import { useDeadline } from "../../shared/quotes/useDeadline";
import { useReadersText } from "../../shared/useReadersText";
import type { TimelineStep } from "../../shared/Timeline";
import { answeredOf, isChanged, openQuotes, standingOf, standingSteps } from "./standing";

/** What was asked for: here, on its way, or failed. */
type Asked<Data> = { data?: Data; isLoading: boolean };

/** The steps from the first answer to the agent who gets in touch. What could not be read says so. */
export function useStandingSteps(
  application: Asked<Application>,
  quotes: Asked<ConsumerQuotes>,
  today: string,
): TimelineStep[] {
  const { t } = useTranslation("consumer");
  const answers = useAnswersText();
  const readers = useReadersStepText();
  const given = useQuotesText(today);
  const choice = useChoiceText(today);
  const contact = useContactText(quotes.data);
  const isSubmitted = (application.data?.meta.submittedAt ?? null) !== null;
  const texts = {
    answers: application.data && answers(application.data),
    readers: application.data && readers(application.data, quotes.data),
    quotes: quotes.data && given(quotes.data, isSubmitted),
    choice: quotes.data && choice(quotes.data),
    contact: quotes.data && contact,
  };
  const states = standingOf(application.data, quotes.data, today);
  return standingSteps.map((key) => {
    const asked = key === "answers" || key === "readers" ? application : quotes;
    return {
      key,
      state: states[key],
      content: (
        <Content title={t(`standing.step.${key}`)}>
          {texts[key] ?? t(asked.isLoading ? "standing.reading" : "standing.unread")}
        </Content>
      ),
    };
  });
}

function Content({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <strong>{title}</strong>
      <div>{children}</div>
    </>
  );
}

function useAnswersText() {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  return (application: Application): string => {
    const { meta } = application;
    const { total, left } = answeredOf(application);
    if (meta.submittedAt !== null) {
      const day = date(meta.submittedAt);
      return isChanged(application)
        ? t("standing.answers.changed", { date: day })
        : t("standing.answers.submitted", { date: day });
    }
    if (meta.types.length === 0) return t("standing.answers.none");
    return left === 0
      ? t("standing.answers.complete", { total })
      : t("standing.answers.some", { done: total - left, total });
  };
}

function useReadersStepText() {
  const { t } = useTranslation("consumer");
  const readers = useReadersText();
  return ({ openings, meta }: Application, quotes: ConsumerQuotes | undefined): string => {
    if (meta.submittedAt === null) return t("standing.readers.todo");
    const isQuoted = quotes?.quotes.some(({ isRemoved }) => !isRemoved) ?? false;
    // What is known of an agency that opened it goes with its account; its quotes may have stayed.
    if (isQuoted && !openings?.agencies) return t("standing.readers.quoted");
    return readers(openings);
  };
}

function useQuotesText(today: string) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  return ({ quotes }: ConsumerQuotes, isSubmitted: boolean): string => {
    const live = quotes.filter(({ isRemoved }) => !isRemoved);
    if (live.length === 0) {
      return isSubmitted ? t("standing.quotes.none") : t("standing.quotes.todo");
    }
    const count = live.length;
    if (quotes.some(({ isAccepted }) => isAccepted)) return t("standing.quotes.given", { count });
    const open = openQuotes(quotes, today);
    const waiting = live.filter(isWaitingForUpdate).length;
    const more = waiting > 0 ? ` ${t("standing.quotes.waiting", { count: waiting })}` : "";
    if (open.length === 0) return t("standing.quotes.noneOpen", { count }) + more;
    const lowest = money(Math.min(...open.map((quote) => displayedPrice(quote).monthly)));
    return open.length === count
      ? t("standing.quotes.some", { count, lowest })
      : t("standing.quotes.someOpen", { count, open: open.length, lowest }) + more;
  };
}

function useChoiceText(today: string) {
  const { t } = useTranslation("consumer");
  return ({ quotes, consent }: ConsumerQuotes): string => {
    const choice = choiceOf({ quotes, consent });
    if (choice && choice.state !== "ended") {
      return t("standing.choice.made", { carrier: choice.quote.carrierName });
    }
    if (openQuotes(quotes, today).length > 0) return t("standing.choice.open");
    return quotes.some(({ isRemoved }) => !isRemoved)
      ? t("standing.choice.noneOpen")
      : t("standing.choice.todo");
  };
}

function useContactText(quotes: ConsumerQuotes | undefined): string {
  const { t } = useTranslation("consumer");
  const choice = quotes && choiceOf(quotes);
  const live = choice && choice.state !== "ended" ? choice : undefined;
  const formats = useFormats();
  const due = useDeadline(live?.due);
  const agent = live?.quote.agent;
  if (!live || !agent) return t("standing.contact.todo");
  const { name, phone = "", email } = agent;
  if (live.state === "confirmed") {
    return t("standing.contact.confirmed", { name, phone: formats.phone(phone), email });
  }
  if (due === undefined) return t("standing.contact.soon", { name });
  return live.state === "late"
    ? t("standing.contact.late", { name, due })
    : t("standing.contact.waiting", { name, due });
}
