import type { LeadReply } from "@quotehaven/contract/wire";
import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Facts } from "../Facts";
import { useLeadSheet, type SheetPart } from "./useLeadSheet";

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

/** Whether the page is going to paper right now, by our button or by the browser's own. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the event is over.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
