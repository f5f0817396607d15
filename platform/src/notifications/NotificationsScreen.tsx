import { pageCount } from "@quotehaven/contract/rules";
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  Pagination,
  SkeletonCard,
  SkeletonScreen,
  theme,
  useFocusNext,
} from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { useApiErrorToast } from "../i18n/toastHooks";
import { useTranslation } from "../i18n/useTranslation";
import { Problem } from "../screen/Problem";
import { Screen } from "../screen/Screen";
import { NotificationBlock } from "./NotificationBlock";
import { notificationText } from "./notificationText";
import {
  NOTIFICATIONS_PER_PAGE,
  useDeleteAllNotificationsMutation,
  useDeleteNotificationMutation,
  useMarkAllNotificationsSeenMutation,
  useNotificationsQuery,
} from "./notificationsApi";

const Column = styled.div`
  display: grid;
  gap: ${theme.space(5)};
  max-width: 820px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)};

  h1 {
    display: flex;
    align-items: center;
    gap: ${theme.space(3)};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
`;

const List = styled.ul`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  list-style: none;

  li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

/** What a confirmation is being asked for: one notification, or all of them. */
type Asked = { what: "one"; id: number } | { what: "all" } | null;

function pageOf(params: URLSearchParams): number {
  const page = Number(params.get("page"));
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** All notifications, newest first, ten a page (NOT-2). Both areas show it under their own path. */
export function NotificationsScreen() {
  const { t } = useTranslation();
  const toastError = useApiErrorToast();
  const [params, setParams] = useSearchParams();
  const wanted = pageOf(params);
  const page = useNotificationsQuery({
    limit: NOTIFICATIONS_PER_PAGE,
    offset: (wanted - 1) * NOTIFICATIONS_PER_PAGE,
  });
  const [markAllSeen, markingAll] = useMarkAllNotificationsSeenMutation();
  const [deleteOne, deletingOne] = useDeleteNotificationMutation();
  const [deleteAll, deletingAll] = useDeleteAllNotificationsMutation();
  const [asked, setAsked] = useState<Asked>(null);
  const focusNext = useFocusNext();

  const count = page.data?.count ?? 0;
  const pages = pageCount(count, NOTIFICATIONS_PER_PAGE);
  const goTo = (next: number) => {
    setParams(next === 1 ? {} : { page: String(next) }, { replace: true });
    focusNext();
  };

  const isBeyond = page.data !== undefined && !page.isFetching && wanted > pages;
  useEffect(() => {
    // The last one of the last page was deleted, or the address names a page there is not.
    if (isBeyond) setParams(pages === 1 ? {} : { page: String(pages) }, { replace: true });
  }, [isBeyond, pages, setParams]);

  const confirm = async () => {
    if (!asked) return;
    const { error } = asked.what === "all" ? await deleteAll() : await deleteOne(asked.id);
    if (error) toastError(error);
    else focusNext();
    setAsked(null);
  };

  const markAll = async () => {
    const { error } = await markAllSeen();
    if (error) toastError(error);
    else focusNext();
  };

  return (
    <Screen title={t("notifications.title")}>
      <Column>
        <Head>
          <h1>
            <Icon name="bell" size={28} /> {t("notifications.title")}
          </h1>
          {count > 0 && (
            <Actions>
              <Button
                size="small"
                disabled={page.data?.unseen === 0}
                busy={markingAll.isLoading}
                onClick={() => void markAll()}
              >
                {t("notifications.markAllRead")}
              </Button>
              <Button size="small" emphasis="quiet" onClick={() => setAsked({ what: "all" })}>
                {t("notifications.deleteAll")}
              </Button>
            </Actions>
          )}
        </Head>
        {page.isLoading && (
          <SkeletonScreen>
            <SkeletonCard />
          </SkeletonScreen>
        )}
        {page.error && !page.data && (
          <Problem error={page.error} onRetry={() => void page.refetch()} />
        )}
        {page.data && count === 0 && (
          <EmptyState
            title={t("notifications.noNotifications")}
            text={t("notifications.noNotificationsHint")}
          />
        )}
        {page.data && count > 0 && (
          <List aria-label={t("notifications.title")} aria-busy={page.isFetching}>
            {page.data.items.map((notification) => (
              <li key={notification.id}>
                <NotificationBlock notification={notification}>
                  <IconButton
                    icon="trash"
                    tone="danger"
                    label={t("notifications.deleteOf", { text: notificationText(notification, t) })}
                    onClick={() => setAsked({ what: "one", id: notification.id })}
                  />
                </NotificationBlock>
              </li>
            ))}
          </List>
        )}
        {pages > 1 && (
          <Pagination page={Math.min(wanted, pages)} pageCount={pages} onChange={goTo} />
        )}
      </Column>
      {asked && (
        <ConfirmDialog
          danger
          title={t(asked.what === "all" ? "notifications.deleteAll" : "notifications.delete")}
          message={t(
            asked.what === "all" ? "deleteAllNotificationsConfirm" : "deleteNotificationConfirm",
          )}
          confirmLabel={t(asked.what === "all" ? "confirm.yesDeleteAll" : "confirm.yesDelete")}
          cancelLabel={t("confirm.cancel")}
          busy={deletingOne.isLoading || deletingAll.isLoading}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(null)}
        />
      )}
    </Screen>
  );
}
