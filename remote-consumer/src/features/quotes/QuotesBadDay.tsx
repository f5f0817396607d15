import { presentCovers, type Needs, type PresentPolicies } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import styled from "styled-components";
import { BadDay } from "../../shared/badDay/BadDay";
import { tellingDays } from "../../shared/badDay/tellingDays";
import { notPrinted } from "../../shared/notPrinted";
import { AskAgent } from "../../shared/quotes/AskAgent";

const Days = styled(BadDay)`
  ${notPrinted}
`;

type QuotesBadDayProps = {
  quotes: readonly ConsumerQuote[];
  needs: Partial<Needs>;
  /** What the reader has today. */
  present: PresentPolicies | undefined;
};

/** What each quote would pay on a bad day, and what is paid today. */
export function QuotesBadDay({ quotes, needs, present }: QuotesBadDayProps) {
  return (
    <Days
      needs={needs}
      today={present && presentCovers(present)}
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

/** Whether a quote, or what the reader has today, states anything that answers a bad day. */
export function saysBadDays({ quotes, needs, present }: QuotesBadDayProps): boolean {
  const covers = quotes.map(({ cover }) => cover ?? {});
  return tellingDays(needs, present ? [presentCovers(present), ...covers] : covers).length > 0;
}
