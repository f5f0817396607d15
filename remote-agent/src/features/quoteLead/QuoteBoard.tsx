import type { LeadReply } from "@quotehaven/contract/wire";
import {
  Link,
  ScreenHeading,
  useLocation,
  useNavigate,
  useToast,
  useTranslation,
} from "@quotehaven/platform";
import {
  Button,
  ConfirmDialog,
  ErrorSummary,
  Icon,
  Row,
  Stack,
  textLink,
  theme,
  useFocusNext,
} from "@quotehaven/shared-ui";
import { useRef, useState } from "react";
import styled from "styled-components";
import { leadsPathIn } from "../../shared/leadsPathIn";
import { LeadSummaryModal } from "../../shared/leadSummary/LeadSummaryModal";
import { QuoteFormCard } from "./QuoteFormCard";
import { QuoteSummaryModal } from "./QuoteSummaryModal";
import {
  availableCarriers,
  canAddForm,
  canRemoveForm,
  carrierOptions,
  isNonQuoted,
  type QuoteForm,
} from "./quoteForms";
import { QuoteBoardNotice } from "./QuoteBoardNotice";
import { useQuoteForms } from "./useQuoteForms";
import { useQuoteProblems } from "./useQuoteProblems";

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

/** Stays in sight and in its place, however many forms there are and whatever is said above them. */
const Bar = styled(Row)`
  position: sticky;
  z-index: ${theme.layer.sticky};
  top: 0;
  padding-block: ${theme.space(2)};
  background: ${theme.color.surface};
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
  const leadsPath = leadsPathIn(useLocation().state);
  const board = useQuoteForms(lead, onReload);
  const problems = useQuoteProblems(board.forms, lead.carriers);
  const [open, setOpen] = useState<"summary" | "client" | null>(null);
  const [removing, setRemoving] = useState<QuoteForm | null>(null);
  const cards = useRef<HTMLDivElement>(null);
  const addTile = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();

  // None of the agent's carriers is left, and none of their quotes stands there.
  const isCovered =
    lead.lead.canQuote && lead.quotes.length === 0 && availableCarriers([], lead.carriers) === 0;
  const canFinish = !isCovered && board.forms.some(isNonQuoted);

  const finish = () => {
    if (problems.check()) setOpen("summary");
    // A question about odd prices stands beside them.
    else focusNext(() => cards.current?.querySelector<HTMLElement>("[data-question] input"));
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
    <Stack gap={5}>
      <BackLink to={leadsPath}>
        <Icon name="arrow-left" size={18} /> {t("quoteLead.backToLeads")}
      </BackLink>
      <Bar justify="space-between">
        <ScreenHeading>{t("quoteLead.title")}</ScreenHeading>
        <Row>
          <Button onClick={() => setOpen("client")}>{t("leads.viewSummary")}</Button>
          {canFinish && (
            <Button emphasis="primary" onClick={finish}>
              {t("quoteLead.finish")}
            </Button>
          )}
        </Row>
      </Bar>
      <QuoteBoardNotice lead={lead.lead} isCovered={isCovered} />
      <ErrorSummary errors={problems.summary} attempt={problems.attempt} />
      <Forms ref={cards}>
        {board.forms.map((form, index) => (
          <QuoteFormCard
            key={form.key}
            number={index + 1}
            form={form}
            options={carrierOptions(form, board.forms, lead.carriers)}
            errorOf={problems.errorOf(form)}
            questionOf={problems.questionOf(form)}
            onChange={board.change}
            onRemove={
              canRemoveForm(form, board.forms, lead.carriers) ? () => setRemoving(form) : undefined
            }
          />
        ))}
        {lead.lead.canQuote && canAddForm(board.forms, lead.carriers) && (
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
          leadId={lead.lead.id}
          onClose={() => setOpen(null)}
          footer={<Button onClick={() => setOpen(null)}>{t("agent.close")}</Button>}
        />
      )}
    </Stack>
  );
}
