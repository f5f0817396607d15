import { shortened } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { ThreadLink, UnreadBadge } from "@quotehaven/shared-features/threads";
import { ButtonLink, Icon, VisuallyHidden } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

type AskAgentProps = Omit<ComponentProps<typeof ThreadLink>, "to" | "name" | "unread"> & {
  quote: ConsumerQuote;
  /** Among other quotes: one word, and to a screen reader whom it asks. */
  isShort?: boolean;
};

/** The way to ask who gave a quote about it; nothing where their account is gone. */
export function AskAgent({ quote, isShort = false, ...rest }: AskAgentProps) {
  const { t } = useTranslation("consumer");
  const { id, agent, unreadMessages } = quote;
  if (!agent) return null;
  const to = `/profile/my-quotes/${id}/messages`;
  const name = shortened(agent.agency || agent.name);
  if (!isShort) return <ThreadLink {...rest} to={to} name={name} unread={unreadMessages} />;
  return (
    <ButtonLink as={Link} to={to} $emphasis="quiet" $size="small" {...rest}>
      <Icon name="message" size={18} />{" "}
      <span>
        <span>{t("quotes.ask")}</span>{" "}
        <VisuallyHidden>{t("quotes.askWhom", { name })}</VisuallyHidden>
      </span>
      <UnreadBadge count={unreadMessages} />
    </ButtonLink>
  );
}
