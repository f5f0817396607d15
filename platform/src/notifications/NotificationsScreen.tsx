import { pageCount } from "@quotehaven/contract/rules";
import type { Notification } from "@quotehaven/contract/wire";
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  SkeletonCard,
  SkeletonScreen,
  theme,
  useFocusNext,
} from "@quotehaven/shared-ui";
import { Pagination, useLastPage } from "@quotehaven/shared-ui/content";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { serverNow } from "../http/serverClock";
import { useLanguage } from "../i18n/i18n";
import { useApiErrorToast } from "../toasts/useToast";
import { useFormats } from "../i18n/useFormats";
import { Problem } from "../screen/Problem";
import { Screen } from "../screen/Screen";
import { NotificationBlock } from "./NotificationBlock";
import { dayName, notificationDays } from "./notificationDays";
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

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(5)};
`;

const Day = styled.h2`
  margin-bottom: ${theme.space(2)};
  color: ${theme.color.inkMuted};
  font-family: ${theme.font.sans};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};

  /* Names of days are lower case in Spanish. */
  &::first-letter {
    text-transform: uppercase;
  }
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

/** What is to be deleted: one notification, or all of them. */
type Deletion = { what: "one"; id: number } | { what: "all" };

function pageOf(params: URLSearchParams): number {
  const page = Number(params.get("page"));
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** The page of notifications that the address names, and the way to another. */
function useNotificationsPage() {
  const [params, setParams] = useSearchParams();
  const focusNext = useFocusNext();
  const wanted = pageOf(params);
  const page = useNotificationsQuery({
    limit: NOTIFICATIONS_PER_PAGE,
    offset: (wanted - 1) * NOTIFICATIONS_PER_PAGE,
  });
  const count = page.data?.count ?? 0;
  const pages = pageCount(count, NOTIFICATIONS_PER_PAGE);

  const setPage = (next: number) =>
    setParams(next === 1 ? {} : { page: String(next) }, { replace: true });
  useLastPage(wanted, page.data && !page.isFetching ? pages : undefined, setPage);

  const goTo = (next: number) => {
    setPage(next);
    focusNext();
  };
  return { page, count, pages, wanted, goTo };
}

/** The title with what can be done to all notifications, where there are some. */
function NotificationsHead({
  count,
  unseen,
  onDeleteAll,
}: {
  count: number;
  unseen: number | undefined;
  onDeleteAll: () => void;
}) {
  const { t } = useTranslation("platform");
  const toastError = useApiErrorToast();
  const [markAllSeen, markingAll] = useMarkAllNotificationsSeenMutation();
  const focusNext = useFocusNext();
  const markAll = async () => {
    const { error } = await markAllSeen();
    if (error) toastError(error);
    else focusNext();
  };
  return (
    <Head>
      <h1>
        <Icon name="bell" size={28} /> <span>{t("notifications.title")}</span>
      </h1>
      {count > 0 && (
        <Actions>
          <Button
            size="small"
            disabled={unseen === 0}
            busy={markingAll.isLoading}
            onClick={() => void markAll()}
          >
            {t("notifications.markAllRead")}
          </Button>
          <Button size="small" emphasis="quiet" onClick={onDeleteAll}>
            {t("notifications.deleteAll")}
          </Button>
        </Actions>
      )}
    </Head>
  );
}

/** Asks before notifications are deleted, then deletes them. */
function DeletionDialog({
  asked,
  onDone,
}: {
  asked: Deletion;
  onDone: (isDeleted: boolean) => void;
}) {
  const { t } = useTranslation("platform");
  const toastError = useApiErrorToast();
  const [deleteOne, deletingOne] = useDeleteNotificationMutation();
  const [deleteAll, deletingAll] = useDeleteAllNotificationsMutation();
  const isAll = asked.what === "all";
  const confirm = async () => {
    const { error } = asked.what === "all" ? await deleteAll() : await deleteOne(asked.id);
    if (error) toastError(error);
    onDone(!error);
  };
  return (
    <ConfirmDialog
      danger
      title={t(isAll ? "notifications.deleteAll" : "notifications.delete")}
      message={t(isAll ? "deleteAllNotificationsConfirm" : "deleteNotificationConfirm")}
      confirmLabel={t(isAll ? "confirm.yesDeleteAll" : "confirm.yesDelete")}
      cancelLabel={t("confirm.cancel")}
      busy={deletingOne.isLoading || deletingAll.isLoading}
      onConfirm={() => void confirm()}
      onCancel={() => onDone(false)}
    />
  );
}

/** The notifications of one page by day, each with its way to be deleted. */
function NotificationList({
  items,
  isFetching,
  onDelete,
}: {
  items: readonly Notification[];
  isFetching: boolean;
  onDelete: (id: number) => void;
}) {
  const { t } = useTranslation("platform");
  const { money } = useFormats();
  const language = useLanguage();
  const id = useId();
  return (
    <Days aria-busy={isFetching}>
      {notificationDays(items).map(({ day, items: ofDay }) => (
        <section key={day}>
          <Day id={`${id}${day}`}>{dayName(day, { t, language, now: serverNow() })}</Day>
          <List aria-labelledby={`${id}${day}`}>
            {ofDay.map((notification) => (
              <li key={notification.id}>
                <NotificationBlock notification={notification}>
                  <IconButton
                    icon="trash"
                    tone="danger"
                    label={t("notifications.deleteOf", {
                      text: notificationText(notification, { t, money }),
                    })}
                    onClick={() => onDelete(notification.id)}
                  />
                </NotificationBlock>
              </li>
            ))}
          </List>
        </section>
      ))}
    </Days>
  );
}

/** All notifications, newest first, ten a page (NOT-2). Both areas show it under their own path. */
export function NotificationsScreen() {
  const { t } = useTranslation("platform");
  const { page, count, pages, wanted, goTo } = useNotificationsPage();
  const [asked, setAsked] = useState<Deletion | null>(null);
  const focusNext = useFocusNext();
  const deletionDone = (isDeleted: boolean) => {
    if (isDeleted) focusNext();
    setAsked(null);
  };
  return (
    <Screen>
      <Column>
        <NotificationsHead
          count={count}
          unseen={page.data?.unseen}
          onDeleteAll={() => setAsked({ what: "all" })}
        />
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
          <NotificationList
            items={page.data.items}
            isFetching={page.isFetching}
            onDelete={(id) => setAsked({ what: "one", id })}
          />
        )}
        {pages > 1 && (
          <Pagination page={Math.min(wanted, pages)} pageCount={pages} onChange={goTo} />
        )}
      </Column>
      {asked && <DeletionDialog asked={asked} onDone={deletionDone} />}
    </Screen>
  );
}
