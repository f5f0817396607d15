import { consentText } from "@quotehaven/contract/choice";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useFormats, useTranslation } from "@quotehaven/platform";
import { Notice, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { QuoteGiver } from "./QuoteGiver";
import { displayedPrice } from "./quotePrices";
import { TakeBackChoice } from "./TakeBackChoice";

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space(1)};
  margin: ${theme.space(2, 0)};
  padding-inline-start: ${theme.space(5)};
`;

const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)};
  margin-top: ${theme.space(3)};
`;

/** Who is chosen, at which price, and what follows: it stays for as long as the choice does. */
export function ChosenQuote({ quote, hasOthers }: { quote: ConsumerQuote; hasOthers: boolean }) {
  const { t, language } = useTranslation<"consumer">();
  const { money } = useFormats();
  const { agent } = quote;
  const isPaid = agent?.phone !== undefined;
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
      <QuoteGiver agent={agent} />
      {agent && <p>{consentText(agent, language)}</p>}
      {isPaid && <p>{t("quotes.reachAgent", { phone: agent?.phone, email: agent?.email })}</p>}
      <Steps>
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>{t(`quotes.chosenStep${step}`)}</li>
        ))}
      </Steps>
      {hasOthers && <p>{t("quotes.chosenOthers")}</p>}
      {!isPaid && (
        <Last>
          <span>{t("quotes.takeBackHint")}</span>
          <TakeBackChoice quote={quote} />
        </Last>
      )}
    </Notice>
  );
}
