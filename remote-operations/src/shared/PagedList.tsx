import { Problem } from "@quotehaven/platform";
import { Card, EmptyState, Skeleton, SkeletonScreen, Stack } from "@quotehaven/shared-ui";
import { Pagination } from "@quotehaven/shared-ui/content";
import type { ReactNode } from "react";
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
  keyOf: (item: Item) => number;
  children: (item: Item) => ReactNode;
};

/** A list of cards in pages, in each of its states. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { found, page, onPage, empty, keyOf, children } = props;
  const { t } = useTranslation("operations");
  if (found.error) return <Problem error={found.error} onRetry={found.refetch} />;
  if (!found.data) {
    return (
      <SkeletonScreen>
        <Skeleton height={160} shape="box" />
      </SkeletonScreen>
    );
  }
  const { data, count } = found.data;
  if (count === 0) return <EmptyState title={empty} />;
  return (
    <Stack gap={4}>
      <p role="status">{t("list.count", { count })}</p>
      {data.map((item) => (
        <Card key={keyOf(item)} as="article">
          {children(item)}
        </Card>
      ))}
      <Pagination page={page} pageCount={Math.ceil(count / PAGE)} onChange={onPage} />
    </Stack>
  );
}
