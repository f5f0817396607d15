import { Button, Icon, Row, theme } from "@quotehaven/shared-ui";
import { Segment, Segments } from "@quotehaven/shared-ui/tabs";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { QuoteOrder } from "./quoteOrder";

const DesktopOnly = styled.div`
  display: contents;

  ${theme.mobile} {
    display: none;
  }
`;

/** A phone shows one of the compared quotes at a time: there is no order to see. */
const Sorting = styled.div<{ $isComparing: boolean }>`
  ${theme.mobile} {
    display: ${({ $isComparing }) => ($isComparing ? "none" : "block")};
  }
`;

type QuotesToolbarProps = {
  count: number;
  isComparing: boolean;
  order: QuoteOrder;
  onOrder: (order: QuoteOrder) => void;
  isSummaryOpen: boolean;
  onSummary: (isOpen: boolean) => void;
};

/** How many quotes there are, in which order they are shown, and the application beside them. */
export function QuotesToolbar({
  count,
  isComparing,
  order,
  onOrder,
  isSummaryOpen,
  onSummary,
}: QuotesToolbarProps) {
  const { t } = useTranslation("consumer");
  return (
    <Row $justify="space-between">
      <strong>{t("quotes.count", { count })}</strong>
      <Row>
        <DesktopOnly>
          <Button
            emphasis="quiet"
            size="small"
            aria-expanded={isSummaryOpen}
            onClick={() => onSummary(!isSummaryOpen)}
          >
            <Icon name="document" size={18} />
            <span>{t(isSummaryOpen ? "quotes.closeSummary" : "quotes.openSummary")}</span>
          </Button>
        </DesktopOnly>
        {count > 1 && (
          <Sorting $isComparing={isComparing}>
            <SortButtons order={order} onOrder={onOrder} />
          </Sorting>
        )}
      </Row>
    </Row>
  );
}

/** Pressed again, the price is turned round. */
function SortButtons({ order, onOrder }: Pick<QuotesToolbarProps, "order" | "onOrder">) {
  const { t } = useTranslation("consumer");
  const { by, direction } = order;
  const turned = direction === "ascending" ? "descending" : "ascending";
  return (
    <Segments
      aria-label={t("compare.sort")}
      value={[by]}
      onValueChange={([pressed]) => {
        if (pressed) onOrder({ by: pressed, direction });
        else if (by === "price") onOrder({ by, direction: turned });
      }}
    >
      <Segment value="price">
        <Icon name="sort" size={16} />
        <span>{`${t("quotes.sortLabel")}: ${t(direction === "ascending" ? "quotes.sortAscending" : "quotes.sortDescending")}`}</span>
      </Segment>
      {(["cover", "end"] as const).map((each) => (
        <Segment key={each} value={each}>
          {t(`compare.sortBy.${each}`)}
        </Segment>
      ))}
    </Segments>
  );
}
