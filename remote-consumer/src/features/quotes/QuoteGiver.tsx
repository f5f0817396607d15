import { shortened } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import styled from "styled-components";
import { AgentLicense } from "./AgentLicense";

const Root = styled.div`
  & > strong {
    display: block;
  }
`;

/** Who gave a quote: the agency, its representative and their license. Nothing where they are gone. */
export function QuoteGiver({ agent }: Pick<ConsumerQuote, "agent">) {
  if (!agent) return null;
  return (
    <Root>
      <strong>{shortened(agent.agency || agent.name)}</strong>
      <AgentLicense agent={agent} />
    </Root>
  );
}
