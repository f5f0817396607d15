import type { LeadStatus } from "@quotehaven/contract/rules";
import { Icon, theme, type IconName } from "@quotehaven/shared-ui";
import { Badge, type Tone } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

/**
 * Its look: what is nothing out of the ordinary is a plain word, the rest a pill. The note says that the
 * client chose the agent (specification 2.6).
 */
type StatusLook = { tone?: Tone; icon?: IconName };

const looks: Record<LeadStatus, StatusLook> = {
  New: {},
  Quoted: {},
  Updated: { tone: "caution", icon: "refresh" },
  Won: { tone: "positive", icon: "note" },
  Complete: { icon: "note" },
  Deleted: { tone: "danger" },
};

const Plain = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
`;

const Pill = styled(Badge)`
  gap: ${theme.space(1)};
  padding: 0 ${theme.space(2)};
  font-size: ${theme.size[12]};
  line-height: 1.375rem;
`;

/** A lead's status, in a word. */
export function LeadStatusTag({ status }: { status: LeadStatus }) {
  const { t } = useTranslation("agent");
  const { tone, icon } = looks[status];
  const content = (
    <>
      {icon && <Icon name={icon} size={14} />}
      <span>{t(`leads.status.${status}`)}</span>
    </>
  );
  return tone ? <Pill $tone={tone}>{content}</Pill> : <Plain>{content}</Plain>;
}
