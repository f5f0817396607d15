import { useNavigate } from "react-router-dom";
import { useTranslation } from "react-i18next";
import type { Shortcut } from "../../shared/shortcuts/shortcutRules";
import { useShortcuts } from "../../shared/shortcuts/useShortcuts";
import type { LeadStep, LeadSteps } from "./useLeadSteps";
import type { useQuoteView } from "./ViewSwitch";

type Quoting = {
  /** Null where there is no list to step through. */
  steps: LeadSteps | null;
  quoteView: ReturnType<typeof useQuoteView>;
  /** Missing where there is nothing to finish. */
  onFinish: (() => void) | undefined;
};

/** The keys of a lead's quotes, in force while they are on the screen. */
export function useQuoteShortcuts({ steps, quoteView, onFinish }: Quoting): readonly Shortcut[] {
  const { t } = useTranslation("agent");
  const navigate = useNavigate();
  const goTo = (step: LeadStep | null | undefined) => () => {
    if (step) void navigate(step.path, { state: step.state, replace: true });
  };
  const { view, canChoose, choose } = quoteView;
  const shortcuts: Shortcut[] = [
    ...(steps
      ? [
          { key: "j", label: t("quoteLead.next"), run: goTo(steps.next) },
          { key: "k", label: t("quoteLead.previous"), run: goTo(steps.previous) },
        ]
      : []),
    ...(canChoose
      ? [
          {
            key: "g",
            label: t("quoteLead.key.view"),
            run: () => choose(view === "grid" ? "forms" : "grid"),
          },
        ]
      : []),
    ...(onFinish
      ? [
          { key: "f", label: t("quoteLead.finish"), run: onFinish },
          // The quotes answer to it themselves: it works while something is typed.
          { key: "Ctrl + Enter", label: t("quoteLead.key.finishTyping") },
        ]
      : []),
  ];
  useShortcuts(shortcuts);
  return shortcuts;
}
