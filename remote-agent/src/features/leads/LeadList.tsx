import type { Lead } from "@quotehaven/contract/wire";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { LeadRow } from "./LeadRow";
import { containerName, inColumns } from "./leadColumns";
import type { LeadAction } from "./leadRules";
import type { useListKeys } from "./useListKeys";
import { useKeptChoice } from "../../shared/useKeptChoice";

const Frame = styled.div`
  container: ${containerName} / inline-size;
`;

/** Headings and rows share its columns. */
const Table = styled.div<{ $density: Density; $isStale: boolean }>`
  --row-height: ${({ $density }) => ($density === "dense" ? "32px" : "52px")};
  --cell-flow: ${({ $density }) => ($density === "dense" ? "row" : "column")};
  --cell-wrap: ${({ $density }) => ($density === "dense" ? "nowrap" : "normal")};
  --row-button: ${({ $density }) => ($density === "dense" ? "26px" : "34px")};
  overflow: clip;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  opacity: ${({ $isStale }) => ($isStale ? 0.6 : 1)};
  /* An answer that comes at once is not worth a flicker. */
  transition: opacity ${theme.motion.fast} ${({ $isStale }) => ($isStale ? "200ms" : "0ms")};

  ${theme.touch} {
    --row-height: 52px;
    --row-button: 44px;
  }

  ${inColumns} {
    display: grid;
    /* A mouse finds the buttons where the day stands; for fingers they have a column of their own. */
    grid-template-columns:
      minmax(0, 26fr) minmax(0, 32fr) minmax(0, 24fr) minmax(0, 26fr)
      minmax(max-content, 15rem);
    column-gap: ${theme.space(3)};

    @media (pointer: coarse) {
      grid-template-columns:
        minmax(0, 24fr) minmax(0, 32fr) minmax(0, 24fr) minmax(0, 28fr)
        5.5rem auto;
    }
  }
`;

/** The rows say by themselves what they hold: this is for the eye. */
const Headings = styled.div`
  display: none;

  ${inColumns} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding: ${theme.space(1, 3)};
    border-inline-start: 3px solid transparent;
    background: ${theme.color.surfaceSunken};
    font-size: ${theme.size[12]};
    font-weight: ${theme.weight.bold};
    color: ${theme.color.inkMuted};

    & > :last-child {
      text-align: end;

      @media (pointer: coarse) {
        text-align: start;
      }
    }
  }
`;

const List = styled.ul`
  list-style: none;

  ${inColumns} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
`;

type LeadListProps = {
  leads: readonly Lead[];
  density: Density;
  /** The rows are about to be replaced. */
  isStale: boolean;
  /** The lead whose summary is open beside the list. */
  shownId?: number;
  keys: ReturnType<typeof useListKeys>;
  /** The same function at each render: rows that did not change are not drawn anew. */
  onAct: (lead: Lead, action: LeadAction) => void;
};

const columns = ["client", "needs", "offer", "status", "submitted"] as const;

/** A page of leads as a table of one line each; two lines where the list is narrow. */
export function LeadList({
  leads,
  density,
  isStale,
  shownId,
  keys: { list, onFocus, onKeyDown },
  onAct,
}: LeadListProps) {
  const { t } = useTranslation("agent");
  return (
    <Frame data-beside={shownId === undefined ? undefined : ""}>
      <Table $density={density} $isStale={isStale}>
        <Headings aria-hidden="true">
          {columns.map((name) => (
            <span key={name}>{t(`leads.column.${name}`)}</span>
          ))}
        </Headings>
        <List
          ref={list}
          aria-label={t("leads.list")}
          aria-busy={isStale || undefined}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        >
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} isShown={lead.id === shownId} onAct={onAct} />
          ))}
        </List>
      </Table>
    </Frame>
  );
}

/** How much room a row takes. */
type Density = "comfortable" | "dense";

/** How much room the agent wants rows to take, kept for the next visit. */
export const useDensity = () => useKeptChoice<Density>("leads.density", ["comfortable", "dense"]);
