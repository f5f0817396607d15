import { iconNames } from "@quotehaven/shared-ui";
import type { MenuEntry } from "@quotehaven/contract/release";
import type { AreaMenuItem } from "./AreaShell";
import { useLanguage } from "../i18n/i18n";

/** Menu entries of a manifest in the language of the page. An icon that is not known is a document. */
export function useMenuWords(entries: readonly Omit<MenuEntry, "slot">[]): AreaMenuItem[] {
  const language = useLanguage();
  return entries.map(({ to, icon, label }) => ({
    to,
    icon: iconNames.find((known) => known === icon) ?? "document",
    label: label[language],
  }));
}

/**
 * The own menu of an area, as its `quotehaven.json` says it: the shell shows the same where the
 * area's code does not come. Entries that name a slot are for others' menus.
 *
 * @example <AreaShell menu={useOwnMenu(manifest.menu)} home="/help" />
 */
export function useOwnMenu(
  entries: readonly (Omit<MenuEntry, "slot"> & { slot?: string })[],
): AreaMenuItem[] {
  return useMenuWords(entries.filter(({ slot }) => slot === undefined));
}
