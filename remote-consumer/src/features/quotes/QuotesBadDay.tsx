import type { Covers, Needs } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import styled from "styled-components";
import { BadDay } from "../../shared/badDay/BadDay";
import { tellingDays } from "../../shared/badDay/tellingDays";
import { notPrinted } from "../../shared/notPrinted";
import { AskAgent } from "../../shared/quotes/AskAgent";

const Days = styled(BadDay)`
  ${notPrinted}
`;

type QuotesBadDayProps = { quotes: readonly ConsumerQuote[]; needs: Partial<Needs> };

/** What each quote would pay on a bad day. */
export function QuotesBadDay({ quotes, needs }: QuotesBadDayProps) {
  return (
    <Days
      needs={needs}
      quotes={quotes.map(({ id, carrierName, cover }) => ({
        id,
        name: carrierName,
        cover: cover ?? {},
      }))}
      ask={(quoteId) => {
        const quote = quotes.find(({ id }) => id === quoteId);
        return quote && <AskAgent quote={quote} isShort />;
      }}
    />
  );
}

/** Whether a cover states anything that answers a bad day. */
export function saysBadDays(needs: Partial<Needs>, cover: Partial<Covers>): boolean {
  return tellingDays(needs, [cover]).length > 0;
}
