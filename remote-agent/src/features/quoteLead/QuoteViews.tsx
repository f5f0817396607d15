import type { LeadReply } from "@quotehaven/contract/wire";
import { Stack, theme, useFocusNext, ConfirmDialog } from "@quotehaven/shared-ui";
import { useState, type KeyboardEvent, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { QuoteCards } from "./QuoteCards";
import { QuoteGrid } from "./QuoteGrid";
import type { QuoteForm } from "./quoteForms";
import type { QuoteBoardState } from "./useQuoteBoard";
import { AskedOdds, useAskedOdds } from "./useOddValues";
import type { QuoteView } from "./ViewSwitch";

const Hint = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

type QuoteViewsProps = {
  lead: LeadReply;
  board: QuoteBoardState;
  view: QuoteView;
  onFinish: () => void;
  /** The last cell of the grid was left downwards. */
  onEnd: () => void;
  ref: RefObject<HTMLDivElement | null>;
};

/** The quotes of a lead as forms or as a grid: the same quotes, and the same that was typed. */
export function QuoteViews({ view, onEnd, ...shared }: QuoteViewsProps) {
  const { t } = useTranslation("agent");
  const { board, ref } = shared;
  const askedOdds = useAskedOdds();
  const [removing, setRemoving] = useState<QuoteForm | null>(null);
  const focusNext = useFocusNext();
  const remove = (form: QuoteForm) => {
    board.remove(form);
    setRemoving(null);
    focusNext(() =>
      ref.current?.querySelector("[data-add-quote], [data-row] input:not(:disabled)"),
    );
  };
  const finishTyping = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !board.canFinish) return;
    event.preventDefault();
    shared.onFinish();
  };
  return (
    <div onKeyDown={finishTyping}>
      <AskedOdds value={askedOdds}>
        {view === "grid" ? (
          <Stack gap={3}>
            <Hint>{t("quoteLead.grid.hint")}</Hint>
            <QuoteGrid {...shared} onEnd={onEnd} onRemove={setRemoving} />
          </Stack>
        ) : (
          <QuoteCards {...shared} onRemove={setRemoving} />
        )}
      </AskedOdds>
      {removing && (
        <QuoteRemoval onConfirm={() => remove(removing)} onCancel={() => setRemoving(null)} />
      )}
    </div>
  );
}

/** Asks before what was typed of a quote is taken away (4.12). */
function QuoteRemoval({ onConfirm, onCancel }: Record<"onConfirm" | "onCancel", () => void>) {
  const { t } = useTranslation("agent");
  return (
    <ConfirmDialog
      title={t("quoteLead.removeTitle")}
      message={t("quoteLead.removeConfirm")}
      confirmLabel={t("quoteLead.remove")}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
