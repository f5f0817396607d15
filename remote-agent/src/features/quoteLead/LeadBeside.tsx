import type { LeadReply } from "@quotehaven/contract/wire";
import { Card, theme } from "@quotehaven/shared-ui";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { LeadPanel } from "../../shared/leadSummary/LeadPanel";
import { LeadTools } from "./LeadTools";
import { useIsLeadBeside } from "./useIsLeadBeside";
import type { QuoteView } from "./useQuoteView";

const Columns = styled.div<{ $isBeside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $isBeside }) => ($isBeside ? "316px" : "")};
  align-items: start;
  gap: ${theme.space(5)};
`;

/** Stays in sight while the forms scroll, with a scroll of its own. */
const Aside = styled(Card)`
  position: sticky;
  top: 84px;
  max-height: calc(100vh - 100px);
  overflow-y: auto;
  scrollbar-width: thin;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1)};
  margin-bottom: ${theme.space(2)};

  & > h2 {
    font-size: ${theme.size[18]};
  }
`;

/** Typing beside it does not draw it again. */
const Beside = memo(function Beside({ lead }: { lead: LeadReply }) {
  const { t } = useTranslation("agent");
  return (
    // What scrolls is reached by the keyboard.
    <Aside as="aside" padding="small" aria-label={t("leadPanel.title")} tabIndex={0}>
      <Head>
        <h2>{t("leadPanel.title")}</h2>
        <LeadTools lead={lead} />
      </Head>
      <LeadPanel lead={lead} />
    </Aside>
  );
});

type LeadBesideProps = { lead: LeadReply; view: QuoteView; children: ReactNode };

/** The work, and on a wide window the lead beside it. */
export function LeadBeside({ lead, view, children }: LeadBesideProps) {
  const isBeside = useIsLeadBeside(view);
  return (
    <Columns $isBeside={isBeside}>
      {children}
      {isBeside && <Beside lead={lead} />}
    </Columns>
  );
}
