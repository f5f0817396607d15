import type { Lead } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import {
  Button,
  IconButton,
  isOverlayOpen,
  Notice,
  Row,
  Stack,
  theme,
} from "@quotehaven/shared-ui";
import { useEffect, useId, useRef, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import styled, { keyframes } from "styled-components";
import { LeadSummaryContent } from "../../shared/leadSummary/LeadSummaryContent";
import type { ReadDialog } from "./LeadDialog";
import { LeadStatusTag } from "./LeadStatusTag";
import { placeName, type LeadAction } from "./leadRules";
import { useGoToQuotes } from "./useGoToQuotes";

/** Where the window is wide enough for the panel beside the list. */
export const besideQuery = "(min-width: 64em)";

/** How much of the list's place the panel takes: the page's own edge is 32 px of its width. */
export const panelRoom = 480 - 32 + 16;

const slide = keyframes`from { opacity: 0; transform: translateX(16px); }`;

const Panel = styled.div`
  position: fixed;
  z-index: ${theme.layer.sticky};
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: 480px;
  border-inline-start: 1px solid ${theme.color.line};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};
  animation: ${slide} ${theme.motion.normal} ${theme.motion.ease};

  @media print {
    display: none;
  }
`;

const Head = styled.div`
  padding: ${theme.space(3, 3, 3, 5)};
  border-bottom: 1px solid ${theme.color.line};
`;

const About = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};

  & > strong {
    color: ${theme.color.ink};
  }
`;

const Body = styled.div`
  overflow-y: auto;
  padding: ${theme.space(4, 5)};
  scrollbar-width: thin;
`;

const Foot = styled(Row)`
  padding: ${theme.space(3, 5)};
  border-top: 1px solid ${theme.color.line};
`;

type LeadSidePanelProps = {
  open: ReadDialog;
  /** The lead as the list knows it by now. */
  lead: Lead;
  /** The rows that the panel walks through. */
  walk: { previous?: () => void; next?: () => void };
  onAct: (lead: Lead, action: LeadAction) => void;
  onClose: () => void;
};

/**
 * A lead read beside the list, which stays in reach. It takes the focus when it opens; Escape closes
 * it, J and K bring the next lead and the one before.
 */
export function LeadSidePanel({ open, lead, walk, onAct, onClose }: LeadSidePanelProps) {
  const { t } = useTranslation("agent");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [open]);
  useEscape(onClose);
  const { dialog } = open;
  return (
    <Panel role="dialog" aria-modal="false" aria-labelledby={id}>
      <Head>
        <Row $justify="space-between" $wrap="nowrap">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {t(dialog === "covered" ? "leads.coveredTitle" : "leadSummary.title")}
          </h2>
          <Row $gap={0} $wrap="nowrap">
            <WalkButton direction="previous" onWalk={walk.previous} />
            <WalkButton direction="next" onWalk={walk.next} />
            <IconButton icon="close" label={t("agent.close")} onClick={onClose} />
          </Row>
        </Row>
        <AboutLead lead={lead} />
      </Head>
      <Body key={lead.id}>
        {dialog === "covered" ? (
          <p>{t("leads.covered")}</p>
        ) : (
          <Stack $gap={4}>
            <Withdrawn lead={lead} />
            <LeadSummaryContent leadId={lead.id} />
          </Stack>
        )}
      </Body>
      <PanelFoot dialog={dialog} lead={lead} onAct={onAct} />
    </Panel>
  );
}

/** Closes by Escape, unless that closes a list, or something over the page. */
function useEscape(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !isOverlayOpen()) close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

type WalkButtonProps = { direction: "previous" | "next"; onWalk: (() => void) | undefined };

function WalkButton({ direction, onWalk }: WalkButtonProps) {
  const { t } = useTranslation("agent");
  return (
    <IconButton
      icon={direction === "previous" ? "chevron-up" : "chevron-down"}
      label={t(`leads.key.${direction}`)}
      disabled={!onWalk}
      onClick={onWalk}
    />
  );
}

/** Whose lead it is. Said again whenever another one takes its place. */
function AboutLead({ lead }: { lead: Lead }) {
  const { localDate } = useFormats();
  return (
    <About role="status">
      <strong>{lead.clientName}</strong>{" "}
      <span>{`· ${placeName(lead)} · ${localDate(lead.submittedAt)} ·`}</span>{" "}
      <LeadStatusTag status={lead.status} />
    </About>
  );
}

function Withdrawn({ lead: { withdrawnCarriers = [] } }: { lead: Lead }) {
  const { t } = useTranslation("agent");
  if (withdrawnCarriers.length === 0) return null;
  const carriers = withdrawnCarriers.map(({ name }) => name).join(", ");
  return <Notice kind="caution">{t("leads.withdrawn", { carriers })}</Notice>;
}

type PanelFootProps = Pick<LeadSidePanelProps, "lead" | "onAct"> & Pick<ReadDialog, "dialog">;

/** What can be done next; nothing where all of the agent's carriers are covered. */
function PanelFoot({ dialog, lead, onAct }: PanelFootProps) {
  const { t } = useTranslation("agent");
  const goOn = useGoToQuotes();
  if (dialog === "covered") return null;
  return (
    <Foot $justify="end">
      {dialog === "summary" ? (
        <Button emphasis="primary" onClick={() => goOn(lead.id)}>
          {t(lead.isLost ? "leadSummary.yourQuotes" : "leadSummary.quote")}
        </Button>
      ) : (
        <Button onClick={() => onAct(lead, "viewClient")}>{t("leads.viewClient")}</Button>
      )}
    </Foot>
  );
}
