import type { Lead } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Button, theme, touchTarget, VisuallyHidden } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { folded, inColumns, stacked } from "./leadColumns";
import { leadActions, typeNames, type LeadAction } from "./leadRules";
import { openerMark } from "./useListKeys";

/**
 * A mouse and the keyboard bring them up at the end of their row, in place of the day. Fingers have them
 * there always: two where there are columns, otherwise the first.
 */
const Buttons = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${theme.space(1)};

  ${folded} {
    grid-area: 3 / 2;

    & > :not([${openerMark}]) {
      display: none;
    }

    /* For the keyboard: a press on the row does the same, and the row shows the focus. */
    [data-beside] & {
      position: absolute;
      inset: 0 0 0 auto;
      grid-area: auto;
      opacity: 0;
    }
  }

  ${stacked} {
    justify-content: start;
  }

  ${inColumns} {
    order: 2;

    @media not (pointer: coarse) {
      position: absolute;
      inset: 0 0 0 auto;
      width: 15.75rem;
      padding-inline-end: ${theme.space(2)};
      background: ${theme.color.surfaceSunken};
      opacity: 0;
      transition: opacity ${theme.motion.fast} ease;

      :is(li:hover, li:focus-within) > & {
        opacity: 1;
      }
    }
  }
`;

const RowButton = styled(Button)`
  min-height: var(--row-button);
  padding-block: 0;
  /* The focus brings the whole row into sight. */
  scroll-margin-block: ${theme.space(12)};
  white-space: nowrap;
  ${touchTarget}

  ${inColumns} {
    &&& {
      padding-inline: ${theme.space(2)};
    }
  }

  ${folded} {
    &&& {
      min-height: 20px;
      padding: 0 2px;
      border-color: transparent;
      background: none;
      color: ${theme.color.accent};
    }
  }

  ${stacked} {
    text-align: start;
    white-space: normal;
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
  const { localDate } = useFormats();
  const names = [lead.clientName, typeNames(lead, t("leads.bundle"))].filter(Boolean).join(", ");
  const label = (action: Exclude<LeadAction, "dismiss">) =>
    action === "quote"
      ? t(lead.hasQuote ? "leadSummary.yourQuotes" : "leadSummary.quote")
      : t(labels[action]);
  return (
    <Buttons>
      {leadActions(lead).map(
        (action, index) =>
          action !== "dismiss" && (
            <RowButton
              // What opens the row stays when it opens something else by now: it may have the focus.
              key={index === 0 ? openerMark : action}
              size="small"
              emphasis={index > 0 ? "quiet" : "secondary"}
              {...(index === 0 && { [openerMark]: action })}
              onClick={() => onAct(lead, action)}
            >
              <span>{label(action)}</span>
              <VisuallyHidden>
                {t("leads.actionOf", { names, date: localDate(lead.submittedAt) })}
              </VisuallyHidden>
            </RowButton>
          ),
      )}
    </Buttons>
  );
}
