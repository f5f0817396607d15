import { consentText } from "@quotehaven/contract/choice";
import type { Needs } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useLanguage } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { useShortfall } from "./useShortfall";

/** Takes a line of its own in the footer of the window. */
const Root = styled.div`
  display: grid;
  gap: ${theme.space(1)};
  width: 100%;
  /* Names may have 500 characters: the button stays in sight below them. */
  max-height: 30dvh;
  overflow-y: auto;
  font-size: ${theme.size[14]};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Below = styled.p`
  font-weight: ${theme.weight.bold};
  color: ${theme.color.caution};
`;

const Unstated = styled.p`
  color: ${theme.color.inkMuted};
`;

type ChoiceTermsProps = { id: string; quote: ConsumerQuote; needs: Partial<Needs> };

/** What a person agrees to with the button below, and what the quote lacks. */
export function ChoiceTerms({ id, quote, needs }: ChoiceTermsProps) {
  const language = useLanguage();
  const { below, unstated } = useShortfall(quote, needs);
  return (
    <Root id={id}>
      {quote.agent && <p>{consentText(quote.agent, language)}</p>}
      {below && <Below>{below}</Below>}
      {unstated && <Unstated>{unstated}</Unstated>}
    </Root>
  );
}
