import type { ConsumerQuotes } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Button } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Application } from "../../shared/applicationApi";
import { displayedPrice, isWaitingForUpdate } from "../../shared/quotes/quotePrices";
import { choiceOf } from "../../shared/quotes/choiceOf";
import { useDeadline } from "../../shared/quotes/useDeadline";
import type { StepState, TimelineStep } from "../../shared/Timeline";
import { answeredOf, isChanged, openQuotes } from "./standing";

/** What was asked for: here, on its way, or failed and to be asked for again. */
type Asked<Data> = { data?: Data; isLoading: boolean; refetch: () => unknown };
type Step = { state: StepState; text: string };

/**
 * The steps from the first answer to the call. What could not be read says so, and can be read again
 * at the first step that it concerns.
 */
export function useStandingSteps(
  application: Asked<Application>,
  quotes: Asked<ConsumerQuotes>,
  today: string,
): TimelineStep[] {
  const { t } = useTranslation("consumer");
  const answers = useAnswersStep();
  const readers = useReadersStep();
  const given = useQuotesStep(today);
  const choice = useChoiceStep();
  const contact = useContactStep(quotes.data);
  const isSubmitted = (application.data?.meta.submittedAt ?? null) !== null;
  const made = {
    answers: application.data && answers(application.data),
    readers: application.data && readers(application.data),
    quotes: quotes.data && given(quotes.data, isSubmitted),
    choice: quotes.data && choice(quotes.data),
    contact: quotes.data && contact,
  };
  return (["answers", "readers", "quotes", "choice", "contact"] as const).map((key) => {
    const asked = key === "answers" || key === "readers" ? application : quotes;
    const isFirst = key === "answers" || key === "quotes";
    return {
      key,
      state: made[key]?.state ?? "todo",
      content: (
        <Content title={t(`standing.step.${key}`)}>
          {made[key]?.text ??
            (asked.isLoading ? (
              t("standing.reading")
            ) : (
              <Unread onRetry={isFirst ? asked.refetch : undefined} />
            ))}
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

function Unread({ onRetry }: { onRetry?: () => unknown }) {
  const { t } = useTranslation("consumer");
  return (
    <>
      {t("standing.unread")}{" "}
      {onRetry && (
        <Button size="small" onClick={() => void onRetry()}>
          {t("standing.readAgain")}
        </Button>
      )}
    </>
  );
}

function useAnswersStep() {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  return (application: Application): Step => {
    const { meta } = application;
    const { total, left } = answeredOf(application);
    if (meta.submittedAt !== null) {
      const day = date(meta.submittedAt);
      return isChanged(application)
        ? { state: "current", text: t("standing.answers.changed", { date: day }) }
        : { state: "done", text: t("standing.answers.submitted", { date: day }) };
    }
    if (meta.types.length === 0) return { state: "current", text: t("standing.answers.none") };
    return {
      state: "current",
      text:
        left === 0
          ? t("standing.answers.complete", { total })
          : t("standing.answers.some", { done: total - left, total }),
    };
  };
}

function useReadersStep() {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  return ({ openings }: Application): Step => {
    if (!openings) return { state: "todo", text: t("standing.readers.todo") };
    const { agencies, lastAt } = openings;
    if (agencies === 0) return { state: "current", text: t("standing.readers.none") };
    return {
      state: "done",
      text: t("standing.readers.some", { count: agencies, date: date(lastAt) }),
    };
  };
}

function useQuotesStep(today: string) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  return ({ quotes }: ConsumerQuotes, isSubmitted: boolean): Step => {
    const live = quotes.filter(({ isRemoved }) => !isRemoved);
    if (live.length === 0) {
      return isSubmitted
        ? { state: "current", text: t("standing.quotes.none") }
        : { state: "todo", text: t("standing.quotes.todo") };
    }
    const count = live.length;
    const open = openQuotes(quotes, today);
    if (quotes.some(({ isAccepted }) => isAccepted)) {
      return { state: "done", text: t("standing.quotes.given", { count }) };
    }
    const waiting = live.filter(isWaitingForUpdate).length;
    const more = waiting > 0 ? ` ${t("standing.quotes.waiting", { count: waiting })}` : "";
    if (open.length === 0) {
      return { state: "late", text: t("standing.quotes.noneOpen", { count }) + more };
    }
    const lowest = money(Math.min(...open.map((quote) => displayedPrice(quote).monthly)));
    return {
      state: "done",
      text:
        open.length === count
          ? t("standing.quotes.some", { count, lowest })
          : t("standing.quotes.someOpen", { count, open: open.length, lowest }) + more,
    };
  };
}

function useChoiceStep() {
  const { t } = useTranslation("consumer");
  return ({ quotes, consent }: ConsumerQuotes): Step => {
    const choice = choiceOf({ quotes, consent });
    if (choice && choice.state !== "ended") {
      return {
        state: "done",
        text: t("standing.choice.made", { carrier: choice.quote.carrierName }),
      };
    }
    return quotes.some(({ isRemoved }) => !isRemoved)
      ? { state: "current", text: t("standing.choice.open") }
      : { state: "todo", text: t("standing.choice.todo") };
  };
}

function useContactStep(quotes: ConsumerQuotes | undefined): Step {
  const { t } = useTranslation("consumer");
  const choice = quotes && choiceOf(quotes);
  const live = choice && choice.state !== "ended" ? choice : undefined;
  const formats = useFormats();
  const due = useDeadline(live?.due);
  const agent = live?.quote.agent;
  if (!live || !agent) return { state: "todo", text: t("standing.contact.todo") };
  const { name, phone = "", email } = agent;
  if (live.state === "confirmed") {
    const reached = { name, phone: formats.phone(phone), email };
    return { state: "current", text: t("standing.contact.confirmed", reached) };
  }
  if (due === undefined) return { state: "current", text: t("standing.contact.soon", { name }) };
  return live.state === "late"
    ? { state: "late", text: t("standing.contact.late", { name, due }) }
    : { state: "current", text: t("standing.contact.waiting", { name, due }) };
}
