import { Link } from "react-router-dom";
import { ButtonLink, Icon } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import styled from "styled-components";
import { UnreadBadge } from "./UnreadBadge";
import { useThreadTexts } from "./useThreadTexts";

const WrappingLink = styled(ButtonLink)`
  text-align: start;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
`;

type ThreadLinkProps = Omit<ComponentProps<typeof ButtonLink>, "href"> & {
  /** The screen of the thread. */
  to: string;
  /** To a consumer: whom they ask. */
  name?: string;
  /** To an agent: with which carrier the quote is. */
  carrierName?: string;
  /** How many messages wait to be read. */
  unread?: number;
};

/** The way to what is asked and answered about a quote. */
export function ThreadLink({ name, carrierName, unread, ...rest }: ThreadLinkProps) {
  const t = useThreadTexts();
  const words = carrierName
    ? t("conversation", { carrier: carrierName })
    : name
      ? t("ask", { name })
      : t("askUnnamed");
  return (
    <WrappingLink as={Link} $emphasis="quiet" {...rest}>
      <Icon name="message" size={18} /> <span>{words}</span>
      <UnreadBadge count={unread} />
    </WrappingLink>
  );
}
