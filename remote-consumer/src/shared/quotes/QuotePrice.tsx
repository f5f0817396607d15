import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { displayedPrice } from "./quotePrices";

const Root = styled.div`
  font-variant-numeric: tabular-nums;

  & > small {
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }
`;

const Monthly = styled.p`
  & > strong {
    font-family: ${theme.font.serif};
    font-size: ${theme.size[36]};
    line-height: 1.15;
    font-variant-numeric: normal;
  }
`;

const Saving = styled.p`
  margin-top: ${theme.space(1)};
  font-weight: ${theme.weight.bold};
  color: ${theme.color.positive};
`;

/** What a quote costs: a month large, a year beside it, and what the bundle saves. */
export function QuotePrice({ quote }: { quote: ConsumerQuote }) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const price = displayedPrice(quote);
  return (
    <Root>
      <small>{t(`quotes.${price.kind}`)}</small>
      <Monthly>
        <strong>{money(price.monthly)}</strong> <span>{t("quotes.perMonth")}</span>
      </Monthly>
      <p>{t("quotes.yearly", { amount: money(price.yearly) })}</p>
      {price.savingMonthly > 0 && (
        <Saving>{t("quotes.saving", { amount: money(price.savingMonthly) })}</Saving>
      )}
    </Root>
  );
}
