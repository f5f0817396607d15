import { Card, Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { notPrinted } from "../../shared/notPrinted";
import { PlotLegend, PlotNotes } from "./PlotWords";
import { PricePlot } from "./PricePlot";
import type { rateQuotes } from "./rateQuotes";

/** The table says the same, and fills the paper. */
const Sheet = styled(Card)`
  ${notPrinted}
`;

type PriceOverviewProps = ReturnType<typeof rateQuotes> & {
  marked: number | null;
  onMark: (id: number) => void;
};

/** All quotes by price and coverage; nothing where there is nothing to hold them against. */
export function PriceOverview(props: PriceOverviewProps) {
  const { ratedQuotes, incomparable, marked, onMark } = props;
  const ratedPresent = props.ratedPresent?.isSilent ? null : props.ratedPresent;
  const { t } = useTranslation("consumer");
  const count = ratedQuotes.length + (ratedPresent ? 1 : 0);
  const isDrawn = count > 1 && ratedQuotes.every(({ counts }) => counts.lines > 0);
  if (!isDrawn && incomparable.length === 0) return null;
  return (
    <Sheet as="section" aria-label={t("plot.title")}>
      <Stack $gap={3}>
        {isDrawn && (
          <>
            <h2>{t("plot.title")}</h2>
            <PricePlot {...{ ratedQuotes, ratedPresent, marked, onMark }} />
            <PlotLegend ratedQuotes={ratedQuotes} hasPresent={ratedPresent !== null} />
          </>
        )}
        <PlotNotes ratedQuotes={isDrawn ? ratedQuotes : []} incomparable={incomparable} />
      </Stack>
    </Sheet>
  );
}
