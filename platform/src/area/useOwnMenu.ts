import { iconNames } from "@quotehaven/shared-ui";
import type { MenuEntry } from "@quotehaven/contract/release";
import { useContext } from "react";
import { RemoteContext } from "../remote/RemoteContext";
import type { AreaMenuItem } from "./AreaShell";
import { useLanguage } from "../i18n/i18n";

/** Menu entries of the registry in the language of the page. An icon that is not known is a document. */
export function useMenuWords(entries: readonly MenuEntry[]): AreaMenuItem[] {
  const language = useLanguage();
  return entries.map(({ to, icon, label, end }) => ({
    to,
    end,
    icon: iconNames.find((known) => known === icon) ?? "document",
    label: label[language],
  }));
}

/**
 * The menu of the remote around, as the handles of its routes say it. The shell shows the same where
 * the remote's code does not come.
 *
 * @example <AreaShell menu={useOwnMenu()} home={homePath("consumer")} />
 */
export function useOwnMenu(): AreaMenuItem[] {
  return useMenuWords(useContext(RemoteContext)?.menu ?? []);
}
