import type { LeadReply } from "@quotehaven/contract/wire";
import { ScreenHeading } from "@quotehaven/platform";
import { Button, Row, theme } from "@quotehaven/shared-ui";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import styled, { css } from "styled-components";
import { leadTitle } from "../../shared/leadSummary/leadTitle";

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

const Heading = styled.div`
  min-width: 0;

  && > h1 {
    line-height: 1.2;
    overflow-wrap: anywhere;

    ${theme.mobile} {
      font-size: ${theme.size[22]};
    }
  }
`;

const Eyebrow = styled.span`
  display: block;
  margin-bottom: 2px;
  font-family: ${theme.font.sans};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
  letter-spacing: 0;
  color: ${theme.color.inkMuted};
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
    <Bar $justify="space-between">
      <Heading>
        <ScreenHeading>
          <Eyebrow>{t("quoteLead.title")}</Eyebrow>{" "}
          <span>
            {t(lead.lead.isWon ? "quoteLead.titleOfWon" : "quoteLead.titleOf", {
              about: leadTitle(lead).replaceAll(" ·", "\u00a0·"),
            })}
          </span>
        </ScreenHeading>
      </Heading>
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
