import type { LeadReply } from "@quotehaven/contract/wire";
import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { Facts } from "../Facts";
import type { SheetPart } from "./leadSheet";
import { useIsPrinting } from "./useIsPrinting";
import { useLeadSheet } from "./useLeadSheet";

const Paper = styled.article`
  display: none;

  @media print {
    display: block;
    font-size: 10pt;

    & > h1 {
      margin-bottom: ${theme.space(3)};
      font-size: 16pt;
    }

    & > section {
      margin-bottom: ${theme.space(4)};
    }

    & h2 {
      margin-bottom: ${theme.space(1)};
      font-family: ${theme.font.sans};
      font-size: 11pt;
      break-after: avoid;
    }

    & dt {
      font-size: 10pt;
    }
  }
`;

/** Stays on the screen while {@link PrintedLead} goes to paper. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/** A lead on paper: facts, need and every answer. There only while it is printed. */
export function PrintedLead({ lead }: { lead: LeadReply }) {
  return useIsPrinting() ? <Sheet lead={lead} /> : null;
}

function Sheet({ lead }: { lead: LeadReply }) {
  const { title, parts } = useLeadSheet(lead);
  return (
    <Paper>
      <h1>{title}</h1>
      {parts.map((part) => (
        <PrintedPart key={part.heading} part={part} />
      ))}
    </Paper>
  );
}

function PrintedPart({ part: { heading, lines } }: { part: SheetPart }) {
  return (
    <section>
      {heading !== null && <h2>{heading}</h2>}
      <Facts facts={lines} />
    </section>
  );
}
