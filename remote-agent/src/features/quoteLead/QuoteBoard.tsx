import type { LeadReply } from "@quotehaven/contract/wire";
import { Link } from "react-router-dom";
import { Icon, Row, Stack, textLink, theme, useFocusNext } from "@quotehaven/shared-ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { LeadThreads } from "../../shared/LeadThreads";
import { OnScreen, PrintedLead } from "../../shared/leadSummary/PrintedLead";
import { ShortcutsHelp } from "../../shared/shortcuts/ShortcutsHelp";
import { AboutLead, LeadBeside } from "./LeadBeside";
import { LeadStepLinks } from "./LeadStepLinks";
import { QuoteBoardBar } from "./QuoteBoardBar";
import { QuoteBoardFoot } from "./QuoteBoardFoot";
import { QuoteBoardNotice } from "./QuoteBoardNotice";
import { QuoteSummaryModal } from "./QuoteSummaryModal";
import { QuoteViews } from "./QuoteViews";
import { useLeadSteps, type LeadSteps } from "./useLeadSteps";
import { useQuoteBoard } from "./useQuoteBoard";
import { useQuoteShortcuts } from "./useQuoteShortcuts";
import { useQuoteView, ViewSwitch } from "./ViewSwitch";

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
export function QuoteBoard({ lead }: { lead: LeadReply }) {
  const quoteView = useQuoteView(lead);
  const { view, canChoose, choose } = quoteView;
  const board = useQuoteBoard(lead, view);
  const { isSummaryOpen, ...finishing } = useFinishing(board);
  const onFinish = board.canFinish ? finishing.finish : undefined;
  const steps = useLeadSteps(lead.lead.id);
  const shortcuts = useQuoteShortcuts({ steps, quoteView, onFinish });
  return (
    <>
      <OnScreen>
        <Stack gap={5}>
          <Ways leadsPath={board.leadsPath} steps={steps} />
          <QuoteBoardBar lead={lead} onFinish={onFinish} finishRef={finishing.button}>
            <ShortcutsHelp shortcuts={shortcuts} />
            <AboutLead lead={lead} view={view} />
            {canChoose && <ViewSwitch view={view} onChoose={choose} />}
          </QuoteBoardBar>
          <LeadBeside lead={lead} view={view}>
            <Stack gap={5}>
              <LeadThreads lead={lead} />
              <QuoteBoardNotice lead={lead.lead} isCovered={board.isCovered} />
              <QuoteViews
                ref={finishing.quotes}
                lead={lead}
                board={board}
                view={view}
                onFinish={finishing.finish}
                onEnd={() => finishing.button.current?.focus()}
              />
              {onFinish && (
                <QuoteBoardFoot
                  client={lead.client}
                  count={board.filledCount}
                  onFinish={onFinish}
                />
              )}
            </Stack>
          </LeadBeside>
        </Stack>
      </OnScreen>
      <PrintedLead lead={lead} />
      {isSummaryOpen && (
        <QuoteSummaryModal
          forms={board.toSubmit}
          need={lead.need ?? {}}
          busy={board.isSending}
          onConfirm={finishing.submit}
          onClose={() => board.isSending || finishing.close()}
        />
      )}
    </>
  );
}

/** The ways away from the page: back to the list, or on to the next of it. */
function Ways({ leadsPath, steps }: { leadsPath: string; steps: LeadSteps | null }) {
  const { t } = useTranslation("agent");
  return (
    <Row justify="space-between">
      <BackLink to={leadsPath}>
        <Icon name="arrow-left" size={18} /> <span>{t("quoteLead.backToLeads")}</span>
      </BackLink>
      {steps && <LeadStepLinks steps={steps} />}
    </Row>
  );
}

/** The way from the last price to the sent quotes, and back to what was refused. */
function useFinishing(board: ReturnType<typeof useQuoteBoard>) {
  const [isSummaryOpen, setSummaryOpen] = useState(false);
  const quotes = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  const showRefused = () =>
    focusNext(() => quotes.current?.querySelector<HTMLElement>(refusedOrAsked) ?? button.current);

  const finish = async () => {
    if (board.toSubmit.length === 0) return board.askForPrice();
    if ((await board.check()) === "right") setSummaryOpen(true);
    else showRefused();
  };
  const submit = async () => {
    if (await board.submit()) return;
    setSummaryOpen(false);
    showRefused();
  };
  return {
    isSummaryOpen,
    quotes,
    button,
    finish: () => void finish(),
    submit: () => void submit(),
    close: () => setSummaryOpen(false),
  };
}
