import type { LeadReply } from "@quotehaven/contract/wire";
import { ScreenHeading } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { leadTitle } from "../../shared/leadSummary/leadTitle";

const Place = styled.div`
  min-width: 0;

  & > h1 {
    font-size: ${theme.size[28]};
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
  font-weight: 600;
  letter-spacing: 0;
  color: ${theme.color.inkMuted};
`;

/** What the page is called, with the lead it is about. */
export function QuoteTitle({ lead }: { lead: LeadReply }) {
  const { t } = useTranslation("agent");
  return (
    <Place>
      <ScreenHeading>
        <Eyebrow>{t("quoteLead.title")}</Eyebrow>{" "}
        <span>
          {t("quoteLead.titleOf", { about: leadTitle(lead).replaceAll(" ·", "\u00a0·") })}
        </span>
      </ScreenHeading>
    </Place>
  );
}
