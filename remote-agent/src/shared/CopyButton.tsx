import { useToast } from "@quotehaven/platform";
import { Button, Icon } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

type CopyButtonProps = {
  text: string;
  /** What is copied, for whoever does not see what the button stands beside. */
  label: string;
};

/** Copies a text, and says so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation("agent");
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(t("client.copied"), { kind: "success" });
    } catch {
      // Refused by the browser, or not there without HTTPS.
      toast(t("client.copyFailed"));
    }
  };
  return (
    <Button size="small" emphasis="quiet" aria-label={label} onClick={() => void copy()}>
      <Icon name="copy" /> <span>{t("client.copy")}</span>
    </Button>
  );
}
