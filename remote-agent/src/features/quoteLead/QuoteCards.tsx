import type { LeadReply } from "@quotehaven/contract/wire";
import { Icon, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { AddTile } from "../../shared/AddTile";
import { QuoteFormCard } from "./QuoteFormCard";
import { canAddForm, canRemove, cardsOf, carrierOptions, type IndexedQuote } from "./quotes";
import type { QuoteProps } from "./QuoteContext";
import type { Quotes } from "./useQuotes";

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space(5)};
`;

/** What both views of a lead's quotes are given. */
export type QuotesViewProps = Pick<QuoteProps, "asked" | "onRemove" | "onSaveTemplate"> & {
  lead: LeadReply;
  quotes: Quotes;
  /** What finishing sends. */
  toSend: readonly IndexedQuote[];
  onAdd: () => void;
  /** The last cell of the grid was left downwards. */
  onEnd: () => void;
};

/** The quotes of a lead as forms, and the tile that adds one. */
export function QuoteCards({
  lead,
  quotes,
  toSend,
  onAdd,
  onEnd: _onEnd,
  ...rest
}: QuotesViewProps) {
  const { t } = useTranslation("agent");
  const { carriers } = lead;
  return (
    <Cards>
      {cardsOf(quotes.list).map((card, index) => (
        <QuoteFormCard
          key={quotes.ids[card.index] ?? card.index}
          number={index + 1}
          lead={lead}
          index={card.index}
          options={carrierOptions(card, quotes.list, carriers)}
          canRemove={canRemove(card, toSend, carriers)}
          onFill={quotes.fill}
          {...rest}
        />
      ))}
      {lead.lead.canQuote && canAddForm(quotes.list, carriers) && (
        <AddTile $size="card" data-add-quote="" type="button" onClick={onAdd}>
          <Icon name="plus" size={28} />
          <span>{t("quoteLead.add")}</span>
        </AddTile>
      )}
    </Cards>
  );
}
