import type { LeadReply } from "@quotehaven/contract/wire";
import { Icon, theme, useFocusNext } from "@quotehaven/shared-ui";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { AddTile } from "../../shared/AddTile";
import { QuoteFormCard } from "./QuoteFormCard";
import {
  canAddForm,
  canRemoveForm,
  carrierOptions,
  identityOf,
  type QuoteForm,
} from "./quoteForms";
import type { QuoteBoardState } from "./useQuoteBoard";

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space(5)};
`;

type QuoteCardsProps = {
  lead: LeadReply;
  board: QuoteBoardState;
  onFinish: () => void;
  onRemove: (form: QuoteForm) => void;
  ref: RefObject<HTMLDivElement | null>;
};

/** The forms of a lead, and the tile that adds one. */
export function QuoteCards({ lead, board, onFinish, onRemove, ref }: QuoteCardsProps) {
  const { t } = useTranslation("agent");
  const { forms } = board;
  const { carriers } = lead;
  const focusNext = useFocusNext();
  const add = () => {
    board.add();
    focusNext(() => ref.current?.querySelector("section:last-of-type [role=combobox]"));
  };
  return (
    <Cards ref={ref}>
      {forms.map((form, index) => (
        <QuoteFormCard
          key={identityOf(form)}
          ref={board.refOf(form)}
          leadId={lead.lead.id}
          number={index + 1}
          quote={form}
          need={lead.need ?? {}}
          options={carrierOptions(form, forms, carriers)}
          onTyped={(values) => board.type(form, values)}
          onFinish={onFinish}
          onRemove={canRemoveForm(form, forms, carriers) ? () => onRemove(form) : undefined}
        />
      ))}
      {lead.lead.canQuote && canAddForm(forms, carriers) && (
        <AddTile $size="card" data-add-quote="" type="button" onClick={add}>
          <Icon name="plus" size={28} />
          <span>{t("quoteLead.add")}</span>
        </AddTile>
      )}
    </Cards>
  );
}
