import { pageCount } from "@quotehaven/contract/rules";
import { Problem } from "@quotehaven/platform";
import {
  Card,
  EmptyState,
  focusHeading,
  Skeleton,
  SkeletonScreen,
  Stack,
} from "@quotehaven/shared-ui";
import { Pagination, useLastPage } from "@quotehaven/shared-ui/content";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

const PAGE = 20;

export type PagedListProps<Item> = {
  found: {
    data?: { data: readonly Item[]; count: number };
    error?: unknown;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  /** What is said where there is nothing. */
  empty: string;
  keyOf: (item: Item) => number | string;
  children: (item: Item) => ReactNode;
};

/** A list of cards in pages, in each of its states. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { found, page, onPage, empty, keyOf, children } = props;
  const { t } = useTranslation("operations");
  const pages = found.data && pageCount(found.data.count, PAGE);
  useLastPage(page, pages, onPage);
  useFocusAfter(found.data?.count);
  if (found.error) return <Problem error={found.error} onRetry={found.refetch} />;
  if (!found.data || !pages) {
    return (
      <SkeletonScreen>
        <Skeleton $height={160} $shape="box" />
      </SkeletonScreen>
    );
  }
  const { data, count } = found.data;
  if (count === 0) return <EmptyState title={empty} />;
  return (
    <Stack $gap={4}>
      <p role="status">{t("list.count", { count })}</p>
      {data.map((item) => (
        <Card key={keyOf(item)} as="article">
          {children(item)}
        </Card>
      ))}
      <Pagination page={page} pageCount={pages} onChange={onPage} />
    </Stack>
  );
}

/** What was handled leaves the list, and the focus on it would be lost. */
function useFocusAfter(count: number | undefined) {
  const last = useRef(count);
  useEffect(() => {
    const before = last.current;
    if (count === undefined || count === before) return;
    last.current = count;
    if (before !== undefined && document.activeElement === document.body) focusHeading();
  }, [count]);
}
