import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { ButtonLink, Notice, Row } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { displayedPrice } from "../../shared/quotes/quotePrices";
import { TakeBackChoice } from "../../shared/quotes/TakeBackChoice";
import { useDeadline } from "../../shared/quotes/useDeadline";
import { QuoteGiver } from "./QuoteGiver";

/** Who is chosen, at which price, and the way to what follows: it stays for as long as the choice does. */
export function ChosenQuote({ quote }: { quote: ConsumerQuote }) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const { agent, isContactLate } = quote;
  const isPaid = agent?.phone !== undefined;
  const { monthly, yearly } = displayedPrice(quote);
  return (
    <Notice
      kind={isContactLate ? "caution" : "success"}
      role="region"
      aria-label={t("quotes.accepted")}
      title={t("quotes.chosenTitle", { number: quote.number, carrier: quote.carrierName })}
      style={{ marginBottom: 24 }}
    >
      <p>{t("quotes.chosenPrice", { monthly: money(monthly), yearly: money(yearly) })}</p>
      <QuoteGiver agent={agent} />
      <WhoseTurn quote={quote} />
      <Row style={{ marginTop: 12 }}>
        <ButtonLink
          as={Link}
          to="/profile/my-quotes/choice"
          $emphasis={isContactLate ? "secondary" : "primary"}
        >
          {t("quotes.whatNext")}
        </ButtonLink>
        {!isPaid && <TakeBackChoice quote={quote} />}
      </Row>
    </Notice>
  );
}

function WhoseTurn({ quote }: { quote: ConsumerQuote }) {
  const { t } = useTranslation("consumer");
  const formats = useFormats();
  const due = useDeadline(quote.contactDue);
  const { agent, isContactLate } = quote;
  if (!agent) return null;
  const { name, phone, email } = agent;
  if (phone !== undefined) {
    return <p>{t("quotes.reachAgent", { phone: formats.phone(phone), email })}</p>;
  }
  if (due === undefined) return <p>{t("quotes.calls", { name })}</p>;
  return <p>{t(isContactLate ? "quotes.wasLate" : "quotes.callsBy", { name, due })}</p>;
}
