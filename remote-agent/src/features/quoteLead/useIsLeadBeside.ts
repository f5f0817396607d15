import { useMediaQuery } from "../../shared/useMediaQuery";
import type { QuoteView } from "./useQuoteView";

const enough: Record<QuoteView, string> = {
  forms: "(min-width: 1200px)",
  // The grid's columns and the lead's panel beside the menu.
  grid: "(min-width: 1600px)",
};

/** Whether the window is wide enough for the lead beside its quotes; otherwise a sheet shows it. */
export function useIsLeadBeside(view: QuoteView): boolean {
  return useMediaQuery(enough[view]);
}
