import { pageCount, pageSizes } from "@quotehaven/contract/rules";
import type { MonthResult } from "@quotehaven/contract/schemas";
import { Problem } from "@quotehaven/platform";
import { useLocation } from "react-router-dom";
import { Card, Skeleton, SkeletonScreen, Stack, theme } from "@quotehaven/shared-ui";
import { DefinitionList, Pagination, useLastPage } from "@quotehaven/shared-ui/content";
import { useEffect, useId, useRef, useState, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { LostTable } from "./LostTable";
import { useAgentLossesQuery } from "./resultsApi";
import { useMonthName } from "./useMonthName";

const Title = styled.h2`
  font-size: ${theme.size[22]};
`;

const places = ["first", "second", "later", "none"] as const;
const verdicts = ["meets", "below", "notStated"] as const;

/** What was lost in a month: how the agent's own quotes stood, in all and lead by lead. */
export function Losses({ result }: { result: MonthResult }) {
  const { t } = useTranslation("agent");
  const nameOf = useMonthName();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = useState(1);
  const losses = useAgentLossesQuery({ month: result.month, page });
  const pages = losses.data && pageCount(losses.data.count, pageSizes.leads);
  useLastPage(page, pages, setPage);
  const isAskedFor: unknown = useLocation().state;
  const takeFocus = useEffectEvent(() => {
    // Whoever opens the address of a month stays at the top of the page.
    if (isAskedFor === true) heading.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={4}>
        <Title id={id} ref={heading} tabIndex={-1}>
          {t("results.lostIn", { month: nameOf(result.month) })}
        </Title>
        <LossSums result={result} />
        {losses.data && pages ? (
          <>
            <LostTable leads={losses.data.leads} />
            <Pagination page={page} pageCount={pages} onChange={setPage} />
          </>
        ) : losses.error ? (
          <Problem error={losses.error} onRetry={losses.refetch} />
        ) : (
          <SkeletonScreen>
            <Skeleton $height={180} $shape="box" />
          </SkeletonScreen>
        )}
      </Stack>
    </Card>
  );
}

function LossSums({ result: { lostByPrice, lostByCover } }: { result: MonthResult }) {
  const { t } = useTranslation("agent");
  const byPrice = places
    .filter((place) => lostByPrice[place] > 0)
    .map((place) => t(`results.price.${place}`, { count: lostByPrice[place] }));
  const byCover = verdicts
    .filter((verdict) => lostByCover[verdict] > 0)
    .map((verdict) => t(`results.cover.${verdict}`, { count: lostByCover[verdict] }));
  const sums = [
    { term: t("results.byPrice"), detail: byPrice.join(", ") },
    { term: t("results.byCover"), detail: byCover.join(", ") },
  ];
  return <DefinitionList items={sums.filter(({ detail }) => detail !== "")} />;
}
