import { createContext, useContext, useMemo, type ReactNode } from "react";

const english = {
  close: "Close",
  cancel: "Cancel",
  confirm: "OK",
  dismiss: "Dismiss",
  optional: "optional",
  help: "Help:",
  showHelp: "Show help for every question",
  hideHelp: "Hide the help",
  showPassword: "Show password",
  hidePassword: "Hide password",
  datePattern: "MM/DD/YYYY",
  openCalendar: "Choose a date from a calendar",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  month: "Month",
  year: "Year",
  choose: "Choose…",
  digitsOnly: "Only digits count here.",
  wholeOnly: "Whole numbers only: what follows the point is left out.",
  didYouMean: (amount: string) => `Did you mean ${amount}?`,
  notOneNumber: (text: string) =>
    `“${text}” is not one whole number. Write its digits, such as 1,800.`,
  phoneLength: "A US number has 10 digits.",
  phoneExtension: "The extension was left out.",
  noMatches: "No matches",
  notOnList: "This is not on the list. Please choose from it.",
  searching: "Searching…",
  clear: "Clear",
  remove: (what: string) => `Remove ${what}`,
  loading: "Loading…",
  tryAgain: "Try again",
  partFailed:
    "This could not be loaded. Check your connection, then try again. Nothing you typed is lost.",
  windowFailed: "This could not be opened",
  requestId: "Reference",
  pages: "Pages",
  page: (page: number) => `Page ${page}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  goToPage: "Go to page",
  steps: "Steps",
  stepDone: "done",
  notFoundTitle: "We couldn’t find that",
  notFoundText: "It may have been removed, or the link may be wrong.",
  errorSummary: (count: number) =>
    count === 1 ? "One answer needs attention" : `${count} answers need attention`,
  notifications: "Messages",
  saidTimes: (count: number) => `${count} times`,
  skipToContent: "Skip to content",
};

/** The few texts the parts show by themselves. */
export type UiTexts = typeof english;

const UiTextsContext = createContext<UiTexts>(english);

/** Gives the parts' own texts in another language. Texts that are not given stay English. */
export function UiTextsProvider({
  texts,
  children,
}: {
  texts: Partial<UiTexts>;
  children: ReactNode;
}) {
  const all = useMemo(() => ({ ...english, ...texts }), [texts]);
  return <UiTextsContext value={all}>{children}</UiTextsContext>;
}

/** The texts in force here. */
export const useUiTexts = () => useContext(UiTextsContext);
