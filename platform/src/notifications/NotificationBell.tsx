import { IconButton, theme } from "@quotehaven/shared-ui";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { useTranslation } from "../i18n/useTranslation";
import { useSession } from "../session/useSession";
import { NotificationBlock } from "./NotificationBlock";
import {
  LATEST_NOTIFICATIONS,
  latestNotifications,
  useNotificationsQuery,
} from "./notificationsApi";

const Root = styled.div`
  position: relative;
`;

const Count = styled.span`
  position: absolute;
  top: 2px;
  right: 2px;
  min-width: 18px;
  padding: 0 ${theme.space(1)};
  border-radius: ${theme.radius.round};
  background: ${theme.color.danger};
  color: ${theme.color.dangerInk};
  font-size: ${theme.size[12]};
  font-weight: 700;
  line-height: 18px;
  text-align: center;
`;

const Panel = styled.div`
  position: absolute;
  z-index: ${theme.layer.floating};
  top: calc(100% + ${theme.space(2)});
  right: 0;
  width: min(380px, calc(100vw - 32px));
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};

  ul {
    list-style: none;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  ${theme.mobile} {
    position: fixed;
    top: 64px;
    right: ${theme.space(4)};
  }
`;

const Empty = styled.p`
  padding: ${theme.space(5, 4)};
  color: ${theme.color.inkMuted};
`;

const SeeAll = styled(Link)`
  display: block;
  padding: ${theme.space(3, 4)};
  border-top: 1px solid ${theme.color.line};
  font-weight: 600;
  text-align: center;
`;

/** Where each kind of user reads all their notifications. */
function notificationsPath(userType: 1 | 2 | null): string {
  return userType === 2 ? "/agent/profile/notifications" : "/profile/notifications";
}

/** The bell of a signed-in area: how many are unread, the latest three, and the way to all. */
export function NotificationBell() {
  const { t } = useTranslation();
  const { status, userType } = useSession();
  const { data } = useNotificationsQuery(latestNotifications, { skip: status !== "signedIn" });
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const unseen = data?.unseen ?? 0;
  const latest = data?.items.slice(0, LATEST_NOTIFICATIONS) ?? [];

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      root.current?.querySelector("button")?.focus();
    };
    // A screen that arrives focuses its heading; only a person tabs on to a control.
    const closeOnTab = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.tabIndex >= 0) closeOutside(event);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOnTab);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOnTab);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen]);

  const close = () => setOpen(false);
  return (
    <Root ref={root}>
      <IconButton
        icon="bell"
        label={
          unseen > 0 ? t("notifications.bellUnread", { count: unseen }) : t("notifications.title")
        }
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {unseen > 0 && <Count aria-hidden="true">{unseen > 99 ? "99+" : unseen}</Count>}
      </IconButton>
      {isOpen && (
        <Panel id={panelId} role="region" aria-label={t("notifications.latest")}>
          {latest.length === 0 ? (
            <Empty>{t("notifications.noNotifications")}</Empty>
          ) : (
            <ul>
              {latest.map((notification) => (
                <li key={notification.ntf_id}>
                  <NotificationBlock notification={notification} onFollow={close} />
                </li>
              ))}
            </ul>
          )}
          <SeeAll to={notificationsPath(userType)} onClick={close}>
            {t("notifications.seeAll")}
          </SeeAll>
        </Panel>
      )}
    </Root>
  );
}
