import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useTranslation } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

const Root = styled.p`
  & > strong {
    display: block;
  }

  & > span {
    color: ${theme.color.inkMuted};
    font-size: ${theme.size[14]};
  }
`;

/** Who gave a quote: the agency, its representative and their license. Nothing where they are gone. */
export function QuoteGiver({ agent }: Pick<ConsumerQuote, "agent">) {
  const { t } = useTranslation<"consumer">();
  if (!agent) return null;
  const { agency, name, licenseNumber } = agent;
  return (
    <Root>
      <strong>{agency || name}</strong>
      <span>{t("quotes.givenBy", { name, license: licenseNumber })}</span>
    </Root>
  );
}
