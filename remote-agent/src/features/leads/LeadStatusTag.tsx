import type { LeadStatus } from "@quotehaven/contract/rules";
import { Icon, type IconName } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";

type BadgeStyle = {
  tone: "neutral" | "accent" | "positive" | "caution" | "danger";
  icon?: IconName;
};

const badgeStyles: Record<LeadStatus, BadgeStyle> = {
  New: { tone: "accent" },
  Quoted: { tone: "neutral" },
  Updated: { tone: "caution", icon: "refresh" },
  Won: { tone: "positive", icon: "star" },
  Complete: { tone: "positive", icon: "check" },
  Deleted: { tone: "danger" },
};

/** A lead's status, in colour and in a word. */
export function LeadStatusTag({ status }: { status: LeadStatus }) {
  const { t } = useTranslation("agent");
  const { tone, icon } = badgeStyles[status];
  return (
    <span>
      <Badge tone={tone}>
        {icon && <Icon name={icon} size={14} />}
        {t(`leads.status.${status}`)}
      </Badge>
    </span>
  );
}
