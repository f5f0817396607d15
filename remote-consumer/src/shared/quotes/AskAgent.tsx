import { shortened } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { ThreadLink } from "@quotehaven/shared-features/threads";
import type { ComponentProps } from "react";

type AskAgentProps = Omit<ComponentProps<typeof ThreadLink>, "to" | "name" | "unread"> & {
  quote: ConsumerQuote;
};

/** The way to ask who gave a quote about it; nothing where their account is gone. */
export function AskAgent({ quote, ...rest }: AskAgentProps) {
  const { id, agent, unreadMessages } = quote;
  if (!agent) return null;
  return (
    <ThreadLink
      {...rest}
      to={`/profile/my-quotes/${id}/messages`}
      name={shortened(agent.agency || agent.name)}
      unread={unreadMessages}
    />
  );
}
