import type { Lead } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Button, theme, touchTarget, VisuallyHidden } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { leadActions, typeNames, type LeadAction } from "./leadRules";
import { openerMark } from "./useListKeys";

/** In one line where they are short, or under each other. */
const Buttons = styled.div<{ $isLong: boolean }>`
  display: flex;
  flex-direction: ${({ $isLong }) => ($isLong ? "column" : "row")};
  align-items: ${({ $isLong }) => ($isLong ? "stretch" : "center")};
  justify-content: end;
  gap: ${theme.space(1)};

  ${theme.mobile} {
    flex-flow: row wrap;
    float: inline-end;
    /* Under each other, they are a fingertip apart. */
    gap: ${theme.space(6, 3)};

    /* On a phone there is room for one: the summary leads on to the quote. */
    & > [data-action="quote"] {
      display: none;
    }
  }
`;

const RowButton = styled(Button)`
  min-height: var(--row-button);
  /* The focus brings the whole row into sight. */
  scroll-margin-block: ${theme.space(12)};
  white-space: nowrap;
  ${touchTarget}

  ${theme.mobile} {
    &&& {
      margin-inline: -2px;
      padding: 0 2px;
      border-color: transparent;
      background: none;
      color: ${theme.color.accent};
    }

    /* Between the lines of the text around it, over none of them. */
    &:focus-visible {
      outline-width: 2px;
      outline-offset: 0;
    }
  }
`;

const labels = {
  viewSummary: "leads.viewSummary",
  viewClient: "leads.viewClient",
  viewAnswers: "leads.viewAnswers",
} as const;

type LeadButtonsProps = { lead: Lead; onAct: (lead: Lead, action: LeadAction) => void };

/** What can be done about a lead; the first is what opens its row. */
export function LeadButtons({ lead, onAct }: LeadButtonsProps) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  const names = [lead.clientName, typeNames(lead, t("leads.bundle"))].filter(Boolean).join(", ");
  const label = (action: Exclude<LeadAction, "dismiss">) =>
    action === "quote"
      ? t(lead.hasQuote ? "leadSummary.yourQuotes" : "leadSummary.quote")
      : t(labels[action]);
  return (
    <Buttons $isLong={lead.isWon || lead.isConfirmed}>
      {leadActions(lead).map(
        (action, index) =>
          action !== "dismiss" && (
            <RowButton
              // What opens the row stays when it opens something else by now: it may have the focus.
              key={index === 0 ? openerMark : action}
              size="small"
              data-action={action}
              emphasis={index > 0 ? "quiet" : "secondary"}
              {...(index === 0 && { [openerMark]: action })}
              onClick={() => onAct(lead, action)}
            >
              {label(action)}
              <VisuallyHidden>
                {t("leads.actionOf", { names, date: date(lead.submittedAt) })}
              </VisuallyHidden>
            </RowButton>
          ),
      )}
    </Buttons>
  );
}
