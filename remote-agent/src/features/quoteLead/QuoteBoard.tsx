import type { LeadReply } from "@quotehaven/contract/schemas";
import { Link, ScreenHeading, useNavigate, useToast, useTranslation } from "@quotehaven/platform";
import {
  Button,
  ConfirmDialog,
  ErrorSummary,
  Icon,
  Notice,
  Row,
  Stack,
  textLink,
  theme,
  useFocusNext,
} from "@quotehaven/shared-ui";
import { useRef, useState } from "react";
import styled from "styled-components";
import { LeadSummaryModal } from "../../shared/leadSummary/LeadSummaryModal";
import { QuoteFormCard } from "./QuoteFormCard";
import { QuoteSummaryModal } from "./QuoteSummaryModal";
import {
  canAddForm,
  canRemoveForm,
  carrierOptions,
  isNonQuoted,
  type QuoteForm,
} from "./quoteForms";
import { useQuoteForms } from "./useQuoteForms";
import { useQuoteProblems } from "./useQuoteProblems";

const leadsPath = "/agent/profile/leads";

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

const Forms = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space(5)};
`;

const AddTile = styled.button`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${theme.space(2)};
  min-height: 160px;
  padding: ${theme.space(4)};
  border: 2px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.large};
  background: none;
  color: ${theme.color.accent};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
`;

/** The forms of a lead, and the way to send them. Nothing typed is lost when sending fails. */
export function QuoteBoard({ lead, onReload }: { lead: LeadReply; onReload: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const board = useQuoteForms(lead, onReload);
  const problems = useQuoteProblems(board.forms, lead.insurance_companies);
  const [open, setOpen] = useState<"summary" | "client" | null>(null);
  const [removing, setRemoving] = useState<QuoteForm | null>(null);
  const cards = useRef<HTMLDivElement>(null);
  const addTile = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();

  const finish = () => {
    if (problems.check()) setOpen("summary");
  };
  const send = async () => {
    if (!(await board.send())) return setOpen(null);
    toast(t("quoteLead.thanks"), { kind: "success" });
    await navigate(leadsPath);
  };
  const remove = () => {
    if (removing) board.remove(removing);
    setRemoving(null);
    focusNext(() => addTile.current);
  };
  const add = () => {
    board.add();
    focusNext(() => cards.current?.querySelector("section:last-of-type [role=combobox]"));
  };

  return (
    <Stack gap={5} data-unsaved={board.isTyped ? "" : undefined}>
      <BackLink to={leadsPath}>
        <Icon name="arrow-left" size={18} /> {t("quoteLead.backToLeads")}
      </BackLink>
      <Row justify="space-between">
        <ScreenHeading>{t("quoteLead.title")}</ScreenHeading>
        <Row>
          <Button onClick={() => setOpen("client")}>{t("leads.viewSummary")}</Button>
          {board.forms.some(isNonQuoted) && (
            <Button emphasis="primary" onClick={finish}>
              {t("quoteLead.finish")}
            </Button>
          )}
        </Row>
      </Row>
      {!lead.lead.can_quote && (
        <Notice title={t("quoteLead.closed")}>{t("quoteLead.closedHint")}</Notice>
      )}
      <ErrorSummary errors={problems.summary} attempt={problems.attempt} />
      <Forms ref={cards}>
        {board.forms.map((form, index) => (
          <QuoteFormCard
            key={form.key}
            number={index + 1}
            form={form}
            options={carrierOptions(form, board.forms, lead.insurance_companies)}
            errorOf={problems.errorOf(form)}
            onChange={board.change}
            onRemove={canRemoveForm(form, board.forms) ? () => setRemoving(form) : undefined}
          />
        ))}
        {lead.lead.can_quote && canAddForm(board.forms, lead.insurance_companies) && (
          <AddTile ref={addTile} type="button" onClick={add}>
            <Icon name="plus" size={28} />
            {t("quoteLead.add")}
          </AddTile>
        )}
      </Forms>
      {removing && (
        <ConfirmDialog
          title={t("quoteLead.removeTitle")}
          message={t("quoteLead.removeConfirm")}
          confirmLabel={t("quoteLead.remove")}
          danger
          onConfirm={remove}
          onCancel={() => setRemoving(null)}
        />
      )}
      {open === "summary" && (
        <QuoteSummaryModal
          forms={board.forms.filter(isNonQuoted)}
          busy={board.isSending}
          onConfirm={() => void send()}
          onClose={() => board.isSending || setOpen(null)}
        />
      )}
      {open === "client" && (
        <LeadSummaryModal
          leadId={lead.lead.aps_id}
          onClose={() => setOpen(null)}
          footer={<Button onClick={() => setOpen(null)}>{t("agent.close")}</Button>}
        />
      )}
    </Stack>
  );
}
