import type { LeadReply } from "@quotehaven/contract/wire";
import { Link, useTranslation } from "@quotehaven/platform";
import { Button, Icon, Stack, textLink, theme, useFocusNext } from "@quotehaven/shared-ui";
import { useRef, useState } from "react";
import styled from "styled-components";
import { LeadThreads } from "../../shared/LeadThreads";
import { LeadSummaryModal } from "../../shared/leadSummary/LeadSummaryModal";
import { QuoteBoardBar } from "./QuoteBoardBar";
import { QuoteBoardNotice } from "./QuoteBoardNotice";
import { QuoteSummaryModal } from "./QuoteSummaryModal";
import { QuoteViews } from "./QuoteViews";
import { useQuoteBoard } from "./useQuoteBoard";
import { useQuoteView } from "./useQuoteView";
import { ViewSwitch } from "./ViewSwitch";

const BackLink = styled(Link)`
  ${textLink}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  width: fit-content;

  ${theme.mobile} {
    display: none;
  }
`;

/** Where the focus goes after an attempt: to what was refused first, or to what is asked. */
const refusedOrAsked =
  "[role=alert][tabindex], [aria-invalid=true], [data-question] :is(input, select)";

/** The forms of a lead, and the way to send them. Nothing typed is lost when sending fails. */
export function QuoteBoard({ lead, onReload }: { lead: LeadReply; onReload: () => void }) {
  const { t } = useTranslation<"agent">();
  const { view, canChoose, choose } = useQuoteView(lead);
  const board = useQuoteBoard(lead, view, onReload);
  const [open, setOpen] = useState<"summary" | "client" | null>(null);
  const cards = useRef<HTMLDivElement>(null);
  const finishButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  const close = () => setOpen(null);
  const showRefused = () =>
    focusNext(
      () => cards.current?.querySelector<HTMLElement>(refusedOrAsked) ?? finishButton.current,
    );

  const finish = async () => {
    if (board.toSubmit.length === 0) return board.askForPrice();
    if ((await board.check()) === "right") setOpen("summary");
    else showRefused();
  };
  const submit = async () => {
    if (await board.submit()) return;
    close();
    showRefused();
  };

  return (
    <Stack gap={5}>
      <BackLink to={board.leadsPath}>
        <Icon name="arrow-left" size={18} /> {t("quoteLead.backToLeads")}
      </BackLink>
      <QuoteBoardBar
        onViewSummary={() => setOpen("client")}
        onFinish={board.canFinish ? () => void finish() : undefined}
        finishRef={finishButton}
      >
        {canChoose && <ViewSwitch view={view} onChoose={choose} />}
      </QuoteBoardBar>
      <LeadThreads lead={lead} />
      <QuoteBoardNotice lead={lead.lead} isCovered={board.isCovered} />
      <QuoteViews
        ref={cards}
        lead={lead}
        board={board}
        view={view}
        onFinish={() => void finish()}
        onEnd={() => finishButton.current?.focus()}
      />
      {open === "summary" && (
        <QuoteSummaryModal
          forms={board.toSubmit}
          need={lead.need ?? {}}
          busy={board.isSending}
          onConfirm={() => void submit()}
          onClose={() => board.isSending || close()}
        />
      )}
      {open === "client" && (
        <LeadSummaryModal
          leadId={lead.lead.id}
          onClose={close}
          footer={<Button onClick={close}>{t("agent.close")}</Button>}
        />
      )}
    </Stack>
  );
}
