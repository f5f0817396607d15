import type { LeadReply } from "@quotehaven/contract/wire";
import { Button, Row, theme } from "@quotehaven/shared-ui";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import styled, { css } from "styled-components";
import { QuoteTitle } from "./QuoteTitle";

/** Stays in sight and in its place, however many forms there are and whatever is said above them. */
const inSight = css`
  position: sticky;
  z-index: ${theme.layer.sticky};
  top: 0;
  padding-block: ${theme.space(2)};
  background: ${theme.color.surface};
`;

/** On a phone the heading scrolls away: it would leave the forms half of the screen. */
const Bar = styled(Row)`
  ${inSight}

  ${theme.mobile} {
    display: contents;
  }
`;

const Tools = styled(Row)`
  margin-inline-start: auto;

  ${theme.mobile} {
    ${inSight}
    margin-inline-start: 0;
  }
`;

type QuoteBoardBarProps = {
  lead: LeadReply;
  /** Missing where there is nothing to finish. */
  onFinish: (() => void) | undefined;
  finishRef: Ref<HTMLButtonElement>;
  /** What else the board offers. */
  children: ReactNode;
};

/** The heading of a lead's quotes, and what can be done with all of them. */
export function QuoteBoardBar({ lead, onFinish, finishRef, children }: QuoteBoardBarProps) {
  const { t } = useTranslation("agent");
  return (
    <Bar justify="space-between">
      <QuoteTitle lead={lead} />
      <Tools>
        {children}
        {onFinish && (
          <Button ref={finishRef} emphasis="primary" onClick={onFinish}>
            {t("quoteLead.finish")}
          </Button>
        )}
      </Tools>
    </Bar>
  );
}
