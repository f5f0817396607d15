import { theme } from "@quotehaven/shared-ui";
import { Segments } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import type { LeadReply } from "@quotehaven/contract/wire";
import { useState } from "react";
import { useKeptChoice } from "../../shared/useKeptChoice";
import { useMediaQuery } from "../../shared/useMediaQuery";
import { availableCarriers, type QuoteView } from "./quotes";

type ViewSwitchProps = { view: QuoteView; onChoose: (next: QuoteView) => void };

/** Shows the quotes as forms, or all of them as rows of a grid. */
export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const { t } = useTranslation("agent");
  return (
    <Segments aria-label={t("quoteLead.grid.view")}>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
        >
          {t(`quoteLead.grid.${each}`)}
        </button>
      ))}
    </Segments>
  );
}

const views = ["forms", "grid"] as const satisfies readonly QuoteView[];
const wide = theme.desktop.replace("@media ", "");

/**
 * The view that was chosen last in this browser, where there is a choice: on a wide window, for a
 * lead with more than one carrier to quote. Forms otherwise.
 */
export function useQuoteView({ lead, carriers }: LeadReply) {
  const [chosen, choose] = useKeptChoice<QuoteView>("quotes.view", views);
  // Decided once: nothing may change its shape while somebody types.
  const [hasSeveral] = useState(() => availableCarriers([], carriers) > 1);
  const canChoose = useMediaQuery(wide) && hasSeveral && lead.canQuote;
  const view: QuoteView = canChoose ? chosen : "forms";
  return { view, canChoose, choose };
}
