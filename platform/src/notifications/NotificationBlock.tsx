import type { Notification } from "@quotehaven/contract/wire";
import { theme, VisuallyHidden } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { useFormats } from "../i18n/useFormats";
import { useMarkNotificationSeenMutation } from "./notificationsApi";
import { notificationDetails } from "./notificationDetails";
import { notificationLink } from "./notificationKinds";
import { notificationText } from "./notificationText";
import { useLanguage } from "../i18n/i18n";
import { useSession } from "../store/useSession";

const Root = styled.div<{ $isUnread: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${theme.space(3)};
  padding: ${theme.space(3, 4)};
  border-left: 4px solid ${({ $isUnread }) => ($isUnread ? theme.color.accent : "transparent")};
  background: ${({ $isUnread }) => ($isUnread ? theme.color.accentSoft : "transparent")};

  &:hover {
    background: ${theme.color.surfaceSunken};
  }

  /* Contrast themes show what is transparent. */
  @media (forced-colors: active) {
    border-left-color: ${({ $isUnread }) => ($isUnread ? "Highlight" : "Canvas")};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Target = styled(Link)<{ $isUnread: boolean }>`
  color: ${theme.color.ink};
  font-weight: ${({ $isUnread }) => ($isUnread ? theme.weight.bold : theme.weight.regular)};
  text-decoration: none;

  /* The whole block is the target; what follows it in the row lies above. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    ${theme.focusRing}
    outline-offset: -3px;
  }
`;

const Details = styled.span`
  display: block;
  color: ${theme.color.ink};
  font-size: ${theme.size[14]};
  overflow-wrap: anywhere;
`;

const When = styled.time`
  display: block;
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  position: relative;
`;

/** One notification. Pressing it anywhere marks it as read and follows it. */
export function NotificationBlock({
  notification,
  onFollow,
  children,
}: {
  notification: Notification;
  onFollow?: () => void;
  /** What can be done with it besides. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("platform");
  const language = useLanguage();
  const { role } = useSession();
  const { localDateTime, money, date } = useFormats();
  const details = notificationDetails(notification, { t, money, date, language });
  const [markSeen] = useMarkNotificationSeenMutation();
  const { id, isSeen, createdAt } = notification;
  const isUnread = !isSeen;

  const follow = () => {
    // Reading on is what matters: when it fails, the block simply stays unread.
    if (isUnread) void markSeen(id);
    onFollow?.();
  };

  return (
    <Root $isUnread={isUnread}>
      <Words>
        <Target
          to={notificationLink(notification, role) ?? "."}
          $isUnread={isUnread}
          onClick={follow}
        >
          {isUnread && <VisuallyHidden>{`${t("notifications.unread")}: `}</VisuallyHidden>}
          <span>{notificationText(notification, { t, money })}</span>
        </Target>
        {details && <Details>{details}</Details>}
        <When dateTime={createdAt}>{localDateTime(createdAt)}</When>
      </Words>
      {children && <Actions>{children}</Actions>}
    </Root>
  );
}
