import type { Lead } from "@quotehaven/contract/wire";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { LeadCard } from "./LeadCard";
import type { LeadAction } from "./leadRules";
import type { useListKeys } from "./useListKeys";
import { useKeptChoice } from "../../shared/useKeptChoice";

/** Its rows line up, except on a phone: each takes the columns from here. */
const List = styled.ul<{ $density: Density; $isStale: boolean }>`
  --row-padding: ${({ $density }) => ($density === "dense" ? "3px" : theme.space(3))};
  --row-button: ${({ $density }) => ($density === "dense" ? "30px" : "36px")};
  display: grid;
  grid-template-columns: max-content minmax(0, 9fr) minmax(0, 11fr) minmax(0, 8fr) max-content;
  gap: ${({ $density }) => theme.space($density === "dense" ? 1 : 2, 4)};
  list-style: none;
  opacity: ${({ $isStale }) => ($isStale ? 0.6 : 1)};
  /* An answer that comes at once is not worth a flicker. */
  transition: opacity ${theme.motion.fast} ${({ $isStale }) => ($isStale ? "200ms" : "0ms")};

  ${theme.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${theme.touch} {
    --row-button: 44px;
  }

  ${theme.mobile} {
    /* No taller than the line of text that it ends. */
    --row-button: 20px;
  }
`;

type LeadListProps = {
  leads: readonly Lead[];
  density: Density;
  /** The rows are about to be replaced. */
  isStale: boolean;
  keys: ReturnType<typeof useListKeys>;
  /** The same function at each render: rows that did not change are not drawn anew. */
  onAct: (lead: Lead, action: LeadAction) => void;
};

/** A page of leads as rows. */
export function LeadList({ leads, density, isStale, keys, onAct }: LeadListProps) {
  const { t } = useTranslation("agent");
  return (
    <List
      ref={keys.list}
      aria-label={t("leads.list")}
      aria-busy={isStale || undefined}
      onFocus={keys.onFocus}
      onKeyDown={keys.onKeyDown}
      $density={density}
      $isStale={isStale}
    >
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} onAct={onAct} />
      ))}
    </List>
  );
}

/** How much room a row takes. */
export type Density = "comfortable" | "dense";

/** How much room the agent wants rows to take, kept for the next visit. */
export const useDensity = () => useKeptChoice<Density>("leads.density", ["comfortable", "dense"]);
