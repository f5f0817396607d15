import { useToast, useTranslation } from "@quotehaven/platform";
import { sheetText, type LeadSheet } from "./leadSheet";

/** Puts a lead into the clipboard as plain text, for keying into another program, and says so. */
export function useLeadCopy(): (sheet: LeadSheet) => Promise<void> {
  const { t } = useTranslation<"agent">();
  const toast = useToast();
  return async (sheet) => {
    try {
      await navigator.clipboard.writeText(sheetText(sheet));
      toast(t("leadPanel.copied"), { kind: "success" });
    } catch {
      // Without the person's permission, or on a page that is not safe.
      toast(t("leadPanel.notCopied"), { kind: "info" });
    }
  };
}
