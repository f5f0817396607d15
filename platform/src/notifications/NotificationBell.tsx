import { IconButton, theme } from "@quotehaven/shared-ui";
import { Popover } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { homePath } from "../places/places";
import { useSession } from "../store/useSession";
import { NotificationBlock } from "./NotificationBlock";
import { LATEST_NOTIFICATIONS, latestNotifications } from "./latestNotifications";
import { useNotificationsQuery } from "./notificationsApi";

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
  font-weight: ${theme.weight.bold};
  line-height: 18px;
  text-align: center;
`;

const Latest = styled.ul`
  list-style: none;

  li + li {
    border-top: 1px solid ${theme.color.line};
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
  font-weight: ${theme.weight.bold};
  text-align: center;
`;

/** The bell of a signed-in area: how many are unread, the latest three, and the way to all. */
export function NotificationBell() {
  const { t } = useTranslation("platform");
  const { status, role } = useSession();
  const { data } = useNotificationsQuery(latestNotifications, { skip: status !== "signedIn" });
  const unseen = data?.unseen ?? 0;
  const shown = unseen > 99 ? "99+" : String(unseen);
  const latest = data?.items.slice(0, LATEST_NOTIFICATIONS) ?? [];

  return (
    <Popover
      label={t("notifications.latest")}
      width={380}
      trigger={(props) => (
        <IconButton
          icon="bell"
          label={
            unseen > 0
              ? t("notifications.bellUnread", { count: unseen, shown })
              : t("notifications.title")
          }
          {...props}
        >
          {unseen > 0 && <Count aria-hidden="true">{shown}</Count>}
        </IconButton>
      )}
    >
      {(close) => (
        <>
          {latest.length === 0 ? (
            <Empty>{t("notifications.noNotifications")}</Empty>
          ) : (
            <Latest>
              {latest.map((notification) => (
                <li key={notification.id}>
                  <NotificationBlock notification={notification} onFollow={close} />
                </li>
              ))}
            </Latest>
          )}
          <SeeAll to={`${homePath(role)}/notifications`} onClick={close}>
            {t("notifications.seeAll")}
          </SeeAll>
        </>
      )}
    </Popover>
  );
}
