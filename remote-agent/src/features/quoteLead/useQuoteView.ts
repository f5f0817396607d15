import type { LeadReply } from "@quotehaven/contract/wire";
import { theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useMediaQuery } from "../../shared/useMediaQuery";
import { availableCarriers } from "./quoteForms";

/** How the quotes of a lead are shown: a card for each, or all carriers as rows of one grid. */
export type QuoteView = "forms" | "grid";

const storageKey = "quote-view";
const wide = theme.desktop.replace("@media ", "");

function rememberedView(): QuoteView {
  return localStorage.getItem(storageKey) === "grid" ? "grid" : "forms";
}

/**
 * The view that this browser's agent chose last, where there is a choice: on a wide window, for a
 * lead with more than one carrier to quote. Forms otherwise.
 */
export function useQuoteView({ lead, carriers }: LeadReply) {
  const [chosen, setChosen] = useState(rememberedView);
  // Decided once: nothing may change its shape while somebody types.
  const [hasSeveral] = useState(() => availableCarriers([], carriers) > 1);
  const canChoose = useMediaQuery(wide) && hasSeveral && lead.canQuote;
  return {
    view: canChoose ? chosen : "forms",
    canChoose,
    choose: (next: QuoteView) => {
      setChosen(next);
      localStorage.setItem(storageKey, next);
    },
  };
}
