import { Button, Icon, Row, theme } from "@quotehaven/shared-ui";
import { Segments } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { QuoteOrder } from "./quoteOrder";

const DesktopOnly = styled.div`
  display: contents;

  ${theme.mobile} {
    display: none;
  }
`;

type QuotesToolbarProps = {
  count: number;
  order: QuoteOrder;
  onOrder: (order: QuoteOrder) => void;
  isSummaryOpen: boolean;
  onSummary: (isOpen: boolean) => void;
};

/** How many quotes there are, in which order they are shown, and the application beside them. */
export function QuotesToolbar({
  count,
  order,
  onOrder,
  isSummaryOpen,
  onSummary,
}: QuotesToolbarProps) {
  const { t } = useTranslation("consumer");
  return (
    <Row justify="space-between">
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
        <SortButtons {...{ order, onOrder }} />
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
    <Segments aria-label={t("compare.sort")}>
      <button
        type="button"
        aria-pressed={by === "price"}
        onClick={() => onOrder({ by: "price", direction: by === "price" ? turned : direction })}
      >
        <Icon name="sort" size={16} />
        <span>{`${t("quotes.sortLabel")}: ${t(direction === "ascending" ? "quotes.sortAscending" : "quotes.sortDescending")}`}</span>
      </button>
      {(["cover", "end"] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={by === each}
          onClick={() => onOrder({ by: each, direction })}
        >
          {t(`compare.sortBy.${each}`)}
        </button>
      ))}
    </Segments>
  );
}
