import { pageCount } from "@quotehaven/contract/rules";
import { Problem } from "@quotehaven/platform";
import { EmptyState, focusHeading, Icon, SkeletonRows, Stack, theme } from "@quotehaven/shared-ui";
import { Pagination, useLastPage } from "@quotehaven/shared-ui/content";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const PAGE = 20;

const Rows = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  font-size: ${theme.size[14]};
`;

const Item = styled.article`
  & + & {
    border-top: 1px solid ${theme.color.line};
  }

  & > details[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(0, 3)};
  min-height: 44px;
  padding: ${theme.space(1, 4)};

  & > h2 {
    font-family: ${theme.font.sans};
    font-size: ${theme.size[14]};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
`;

const Tail = styled.span`
  margin-inline-start: auto;
`;

const Opener = styled(Line).attrs({ as: "summary" })`
  border-radius: ${theme.radius.medium};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: ${theme.color.surfaceSunken};
  }

  & > svg {
    flex: none;
    color: ${theme.color.inkMuted};
    transition: transform ${theme.motion.fast} ease;
  }
`;

const Muted = styled.span`
  color: ${theme.color.inkMuted};
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  padding: ${theme.space(1, 4, 4, 12)};

  ${theme.mobile} {
    padding-inline-start: ${theme.space(4)};
  }
`;

/** What a row says without being opened. */
export type RowWords = {
  title: string;
  facts: readonly (string | null | undefined | false)[];
  badge?: ReactNode;
};

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
  row: (item: Item) => RowWords;
  /** What a row opens; of the first one it is open. Missing where a row says it all. */
  children?: (item: Item) => ReactNode;
};

/** A list of rows in pages, in each of its states. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { found, page, onPage, empty, keyOf, row, children } = props;
  const { t } = useTranslation("operations");
  const pages = found.data && pageCount(found.data.count, PAGE);
  useLastPage(page, pages, onPage);
  useFocusAfter(found.data?.count);
  if (found.error) return <Problem error={found.error} onRetry={found.refetch} />;
  if (!found.data || !pages) {
    return <SkeletonRows rows={4} />;
  }
  const { data, count } = found.data;
  if (count === 0) return <EmptyState title={empty} />;
  return (
    <Stack $gap={4}>
      <p role="status">{t("list.count", { count })}</p>
      <Rows>
        {data.map((item, index) => (
          <Item key={keyOf(item)}>
            {children ? (
              <details open={index === 0}>
                <Opener>
                  <Icon name="chevron-down" size={18} />
                  <LineWords {...row(item)} />
                </Opener>
                <Body>{children(item)}</Body>
              </details>
            ) : (
              <Line>
                <LineWords {...row(item)} />
              </Line>
            )}
          </Item>
        ))}
      </Rows>
      <Pagination page={page} pageCount={pages} onChange={onPage} />
    </Stack>
  );
}

function LineWords({ title, facts, badge }: RowWords) {
  return (
    <>
      <h2>{title}</h2>
      <Muted>{facts.filter(Boolean).join(" · ")}</Muted>
      {badge && <Tail>{badge}</Tail>}
    </>
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
