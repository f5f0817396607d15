import type { Lead } from "@quotehaven/contract/wire";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Shortcut } from "../../shared/shortcuts/shortcutRules";
import { useShortcuts } from "../../shared/shortcuts/useShortcuts";
import { quoteAction, type LeadAction } from "./leadRules";
import type { useListKeys } from "./useListKeys";

type Desk = {
  keys: Pick<ReturnType<typeof useListKeys>, "next" | "previous" | "selected">;
  searchField: RefObject<HTMLInputElement | null>;
  /** The rows that are shown. */
  leads: readonly Lead[];
  act: (lead: Lead, action: LeadAction) => void;
};

/** The keys of the lead list, in force while it is on the screen. */
export function useDeskShortcuts({ keys, searchField, leads, act }: Desk): readonly Shortcut[] {
  const { t } = useTranslation("agent");
  const quoteSelected = () => {
    const lead = leads.find(({ id }) => id === keys.selected());
    const action = lead && quoteAction(lead);
    if (action) act(lead, action);
  };
  const shortcuts: Shortcut[] = [
    { key: "j", label: t("leads.key.next"), run: keys.next },
    { key: "k", label: t("leads.key.previous"), run: keys.previous },
    // The row's own button answers to it.
    { key: "Enter", label: t("leads.key.open") },
    { key: "q", label: t("leads.key.quote"), run: quoteSelected },
    { key: "/", label: t("leads.key.search"), run: () => searchField.current?.focus() },
  ];
  useShortcuts(shortcuts);
  return shortcuts;
}
