import type { LeadReply } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Card, theme, Button, Row, Modal, Stack } from "@quotehaven/shared-ui";
import { memo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Facts, type Fact } from "../../shared/Facts";
import { LeadPanel } from "../../shared/leadSummary/LeadPanel";
import type { QuoteView } from "./quotes";
import { CopyButton } from "../../shared/CopyButton";
import { useTodayFacts } from "../../shared/leadSummary/usePresentParts";
import { sheetText, useLeadSheet } from "../../shared/leadSummary/useLeadSheet";
import { useMediaQuery } from "../../shared/useMediaQuery";

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
    <Aside as="aside" $padding="small" aria-label={t("leadPanel.title")} tabIndex={0}>
      <Head>
        <h2>{t("leadPanel.title")}</h2>
        <LeadTools lead={lead} />
      </Head>
      <LeadPanel lead={lead} />
    </Aside>
  );
});

/** A sunken line of what a price is made for. */
const Strip = styled.div`
  padding: ${theme.space(2, 4)};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceSunken};

  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(2, 6)};
  }

  & dd {
    font-variant-numeric: tabular-nums;
  }
`;

/** What is needed and paid today, over the quotes where the lead has no room beside them. */
function LeadInShort({ lead: reply }: { lead: LeadReply }) {
  const { lead, forms } = reply;
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const todayFacts = useTodayFacts(reply);
  const nameOf = (id: number) => forms.find((form) => form.insuranceTypeId === id)?.name ?? "";
  const facts: Fact[] = [
    ...(lead.needs ?? []).map(({ insuranceTypeId, amount }) => ({
      label: t("leadPanel.needed", { name: nameOf(insuranceTypeId) }),
      value: amount > 0 ? money(amount) : "",
    })),
    ...todayFacts,
  ];
  if (facts.every(({ value }) => value === "")) return null;
  return (
    <Strip>
      <Facts facts={facts} layout="under" />
    </Strip>
  );
}

type LeadBesideProps = { lead: LeadReply; view: QuoteView; children: ReactNode };

/** The work, and on a wide window the lead beside it, otherwise in short above it. */
export function LeadBeside({ lead, view, children }: LeadBesideProps) {
  const isBeside = useIsLeadBeside(view);
  return (
    <Columns $isBeside={isBeside}>
      <Stack $gap={4}>
        {!isBeside && lead.lead.canQuote && <LeadInShort lead={lead} />}
        {children}
      </Stack>
      {isBeside && <Beside lead={lead} />}
    </Columns>
  );
}

/** Takes a lead along: as text for another program, or on paper. */
function LeadTools({ lead }: { lead: LeadReply }) {
  const { t } = useTranslation("agent");
  const sheet = useLeadSheet(lead);
  return (
    <Row $gap={1}>
      <CopyButton text={sheetText(sheet)} label={t("leadPanel.copyHint")} />
      <Button size="small" emphasis="quiet" onClick={() => window.print()}>
        {t("leadPanel.print")}
      </Button>
    </Row>
  );
}

/** Opens the lead in a sheet, where there is no room for it beside its quotes. */
export function AboutLead({ lead, view }: { lead: LeadReply; view: QuoteView }) {
  const { t } = useTranslation("agent");
  const isBeside = useIsLeadBeside(view);
  const [isOpen, setOpen] = useState(false);
  if (isBeside) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("leadPanel.title")}
      </Button>
      {isOpen && (
        <Modal
          title={t("leadPanel.title")}
          onClose={() => setOpen(false)}
          footer={
            <Button onClick={() => setOpen(false)} data-autofocus="">
              {t("agent.close")}
            </Button>
          }
        >
          <Stack $gap={3}>
            <LeadTools lead={lead} />
            <LeadPanel lead={lead} />
          </Stack>
        </Modal>
      )}
    </>
  );
}

const enough: Record<QuoteView, string> = {
  forms: "(min-width: 75em)",
  // The grid's columns and the lead's panel beside the menu.
  grid: "(min-width: 100em)",
};

/** Whether the window is wide enough for the lead beside its quotes; otherwise a sheet shows it. */
function useIsLeadBeside(view: QuoteView): boolean {
  return useMediaQuery(enough[view]);
}
