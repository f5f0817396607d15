import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useFormats, useTranslation } from "@quotehaven/platform";
import { Notice, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { displayedPrice } from "./quotePrices";

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space(1)};
  margin: ${theme.space(2, 0)};
  padding-inline-start: ${theme.space(5)};
`;

/** Who is chosen, at which price, and what follows: it stays for as long as the choice does. */
export function ChosenQuote({ quote, hasOthers }: { quote: ConsumerQuote; hasOthers: boolean }) {
  const { t } = useTranslation<"consumer">();
  const { money } = useFormats();
  const { monthly, yearly } = displayedPrice(quote);
  return (
    <Notice
      kind="success"
      role="region"
      aria-label={t("quotes.accepted")}
      title={t("quotes.chosenTitle", { number: quote.number, carrier: quote.carrierName })}
      style={{ marginBottom: 24 }}
    >
      <p>{t("quotes.chosenPrice", { monthly: money(monthly), yearly: money(yearly) })}</p>
      <Steps>
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>{t(`quotes.chosenStep${step}`)}</li>
        ))}
      </Steps>
      {hasOthers && <p>{t("quotes.chosenOthers")}</p>}
    </Notice>
  );
}
