import { shortName } from "@quotehaven/contract/rules";
import type { LeadReply } from "@quotehaven/contract/wire";
import { useFormats, useLeadFee } from "@quotehaven/platform";
import { Form } from "@quotehaven/platform/forms";
import { Link, useLocation, useNavigate } from "react-router-dom";
import {
  ButtonLink,
  ConfirmDialog,
  Icon,
  Notice,
  Row,
  Stack,
  textLink,
  theme,
  touchTarget,
  useFocusNext,
} from "@quotehaven/shared-ui";
import { Segment, Segments } from "@quotehaven/shared-ui/tabs";
import { useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { LeadThreads } from "../../shared/LeadThreads";
import { OnScreen, PrintedLead } from "../../shared/leadSummary/PrintedLead";
import { clientPath, leadsPathIn } from "../../shared/leadsPathIn";
import { ShortcutsHelp } from "../../shared/shortcuts/ShortcutsHelp";
import type { Shortcut } from "../../shared/shortcuts/shortcutRules";
import { useShortcuts } from "../../shared/shortcuts/useShortcuts";
import { AboutLead, LeadBeside } from "./LeadBeside";
import { LeadStepLinks, useLeadSteps, type LeadStep } from "./LeadSteps";
import { isToSend } from "./quote";
import { QuoteBoardBar } from "./QuoteBoardBar";
import { QuoteCards } from "./QuoteCards";
import type { TemplateSource } from "./QuoteContext";
import { QuoteGrid } from "./QuoteGrid";
import { availableCarriers, cardsOf, gridRows, type QuoteView } from "./quotes";
import { QuoteSummaryModal } from "./QuoteSummaryModal";
import { TemplateModal } from "./TemplateModal";
import { useQuoteSending } from "./useQuoteSending";
import { useQuotes } from "./useQuotes";
import { useKeptChoice } from "../../shared/useKeptChoice";
import { useMediaQuery } from "../../shared/useMediaQuery";

const BackLink = styled(Link)`
  ${textLink}
  ${touchTarget}
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  width: fit-content;

  ${theme.mobile} {
    display: none;
  }
`;

const views = ["grid", "forms"] as const satisfies readonly QuoteView[];
const wide = theme.desktop.replace("@media ", "");

/** Where the focus goes after an attempt: to what was refused first, or to what is asked. */
const refusedOrAsked =
  "[role=alert][tabindex], [aria-invalid=true], [data-question] :is(input, select)";

/** All quotes of a lead in one form, as cards or as a grid, and the way to send them. */
export function QuoteBoard({ lead }: { lead: LeadReply }) {
  const { t } = useTranslation("agent");
  const leadsPath = leadsPathIn(useLocation().state);
  const { view, canChoose, choose } = useQuoteView(lead);
  const quotes = useQuotes(lead, view);

  const form = useRef<HTMLFormElement>(null);
  const finishButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  const focusIn = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
  const { asked, toSend, finish, summary } = useQuoteSending({
    lead,
    view,
    quotes,
    leadsPath,
    focusRefused: () => focusNext(() => focusIn(refusedOrAsked) ?? finishButton.current),
  });

  // None of the agent's carriers is left, and none of their quotes is there.
  const isCovered =
    lead.lead.canQuote && lead.quotes.length === 0 && availableCarriers([], lead.carriers) === 0;
  const shown = view === "grid" ? gridRows(quotes.list, lead.carriers) : cardsOf(quotes.list);
  const canFinish = !isCovered && shown.some((each) => "quote" in each && isToSend(each.quote));

  const chooseView = (next: typeof view) => {
    quotes.closeBlanks();
    // What was refused stays at its fields; the summaries of it would take the focus.
    quotes.form.refuse({});
    choose(next);
  };
  const add = () => {
    quotes.add();
    focusNext(() => focusIn("section:last-of-type [role=combobox]"));
  };
  const [removing, setRemoving] = useState<number | null>(null);
  const remove = (index: number) => {
    quotes.remove(index);
    setRemoving(null);
    focusNext(() => focusIn("[data-add-quote], [data-row] input:not(:disabled)"));
  };
  const [template, setTemplate] = useState<TemplateSource | null>(null);

  const steps = useLeadSteps(lead.lead.id);
  const navigate = useNavigate();
  const goTo = (step: LeadStep | null | undefined) => () => {
    if (step) void navigate(step.path, { state: step.state, replace: true });
  };
  const shortcuts: Shortcut[] = [];
  if (steps) {
    shortcuts.push({ key: "j", label: t("quoteLead.next"), run: goTo(steps.next) });
    shortcuts.push({ key: "k", label: t("quoteLead.previous"), run: goTo(steps.previous) });
  }
  if (canChoose) {
    const other = view === "grid" ? "forms" : "grid";
    shortcuts.push({ key: "g", label: t("quoteLead.key.view"), run: () => chooseView(other) });
  }
  if (canFinish) {
    shortcuts.push({ key: "f", label: t("quoteLead.finish"), run: finish });
    // The form answers to it itself: it works while something is typed.
    shortcuts.push({ key: "Ctrl + Enter", label: t("quoteLead.key.finishTyping") });
  }
  useShortcuts(shortcuts);
  const finishTyping = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !canFinish) return;
    event.preventDefault();
    finish();
  };

  const View = view === "grid" ? QuoteGrid : QuoteCards;
  return (
    <>
      <OnScreen>
        <Stack $gap={5}>
          <Row $justify="space-between">
            <BackLink to={leadsPath}>
              <Icon name="arrow-left" size={18} /> <span>{t("quoteLead.backToLeads")}</span>
            </BackLink>
            {steps && <LeadStepLinks steps={steps} />}
          </Row>
          <QuoteBoardBar
            lead={lead}
            onFinish={canFinish ? finish : undefined}
            finishRef={finishButton}
          >
            <ShortcutsHelp shortcuts={shortcuts} />
            <AboutLead lead={lead} view={view} />
            {canChoose && (
              <Segments
                aria-label={t("quoteLead.grid.view")}
                value={[view]}
                onValueChange={([pressed]) => pressed && chooseView(pressed)}
              >
                {views.map((each) => (
                  <Segment key={each} value={each}>
                    {t(`quoteLead.grid.${each}`)}
                  </Segment>
                ))}
              </Segments>
            )}
          </QuoteBoardBar>
          <LeadBeside lead={lead} view={view}>
            <Stack $gap={5}>
              <LeadThreads lead={lead} />
              <QuoteBoardNotice lead={lead} isCovered={isCovered} />
              {/* The draft keeps what was typed, and it is asked about before it is lost. */}
              <Form
                ref={form}
                form={quotes.form}
                onSubmit={finish}
                asks={false}
                onKeyDown={finishTyping}
              >
                <View
                  lead={lead}
                  quotes={quotes}
                  toSend={toSend}
                  asked={asked}
                  onAdd={add}
                  onRemove={setRemoving}
                  onSaveTemplate={setTemplate}
                  onEnd={() => finishButton.current?.focus()}
                />
              </Form>
            </Stack>
          </LeadBeside>
        </Stack>
      </OnScreen>
      <PrintedLead lead={lead} />
      {removing !== null && (
        <ConfirmDialog
          title={t("quoteLead.removeTitle")}
          message={t("quoteLead.removeConfirm")}
          confirmLabel={t("quoteLead.remove")}
          danger
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(null)}
        />
      )}
      {template && <TemplateModal {...template} onClose={() => setTemplate(null)} />}
      {summary && (
        <QuoteSummaryModal
          lead={lead}
          quotes={toSend}
          busy={summary.isSending}
          onConfirm={summary.confirm}
          onClose={summary.close}
        />
      )}
    </>
  );
}

type QuoteBoardNoticeProps = {
  lead: LeadReply;
  /** None of the agent's carriers is left. */
  isCovered: boolean;
};

/** Why a lead takes no quotes; nothing while it does. */
function QuoteBoardNotice({ lead: { lead, client }, isCovered }: QuoteBoardNoticeProps) {
  const { t } = useTranslation("agent");
  if (isCovered) return <Notice title={t("leads.coveredTitle")}>{t("leads.covered")}</Notice>;
  if (lead.canQuote) return null;
  if (lead.isWon) {
    return (
      <Notice
        kind="success"
        title={t("quoteLead.wonTitle", { name: shortName(client.firstName, client.lastName) })}
        actions={
          <ButtonLink as={Link} $size="small" to={clientPath(lead.id)}>
            {t("leads.viewClient")}
          </ButtonLink>
        }
      >
        <WonText lead={lead} />
      </Notice>
    );
  }
  return (
    <Notice title={t(lead.isLost ? "leads.mark.lost" : "quoteLead.closed")}>
      {t(lead.isLost ? "quoteLead.lostHint" : "quoteLead.closedHint")}
    </Notice>
  );
}

/** What a won lead asks of the agent: the fee, until when, and what it opens. */
function WonText({ lead: { isConfirmed, contactDue, isContactLate } }: Pick<LeadReply, "lead">) {
  const { t } = useTranslation("agent");
  const { deadline } = useFormats();
  const fee = useLeadFee();
  if (isConfirmed) return <p>{t("quoteLead.wonPaid")}</p>;
  const due = contactDue && deadline(contactDue);
  const parts = [
    fee && t("leads.payAmount", { fee }),
    due && t(isContactLate ? "leads.payLate" : "leads.payBy", { due }),
    t(isContactLate ? "leads.payLateWhy" : "leads.payByWhy"),
  ];
  return <p>{parts.filter(Boolean).join(" ")}</p>;
}

/**
 * The view that was chosen last in this browser, where there is a choice: on a wide window, for a
 * lead with more than one carrier to quote, the grid at first. Forms otherwise.
 */
function useQuoteView({ lead, carriers }: LeadReply) {
  const [chosen, choose] = useKeptChoice<QuoteView>("quotes.view", views);
  // Decided once: nothing may change its shape while somebody types.
  const [hasSeveral] = useState(() => availableCarriers([], carriers) > 1);
  const canChoose = useMediaQuery(wide) && hasSeveral && lead.canQuote;
  const view: QuoteView = canChoose ? chosen : "forms";
  return { view, canChoose, choose };
}
