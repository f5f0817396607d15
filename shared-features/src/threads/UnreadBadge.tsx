import { Icon } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { useThreadTexts } from "./useThreadTexts";

/** How many messages wait to be read; nothing where none do. */
export function UnreadBadge({ count = 0 }: { count?: number }) {
  const t = useThreadTexts();
  if (count === 0) return null;
  return (
    <Badge $tone="accent">
      <Icon name="message" size={14} /> <span>{t("unread", { count })}</span>
    </Badge>
  );
}
