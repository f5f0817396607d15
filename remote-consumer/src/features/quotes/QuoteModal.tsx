import { heldCovers, type Needs, type PresentPolicies } from "@quotehaven/contract/cover";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useFormats, useLanguage } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { Button, Modal, Notice, Stack } from "@quotehaven/shared-ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ChangeList } from "../../shared/ChangeList";
import type { Change } from "../../shared/unsubmittedChanges";
import { CoverSection } from "../../shared/quotes/CoverSection";
import { PriceTable } from "../../shared/quotes/PriceTable";
import { displayedPrice } from "../../shared/quotes/quotePrices";
import { AskAgent } from "../../shared/quotes/AskAgent";
import { ChoiceTerms } from "./ChoiceTerms";
import { FromToday } from "./FromToday";
import { QuoteGiver } from "./QuoteGiver";
import { QuotePrice } from "../../shared/quotes/QuotePrice";
import { QuoteBadge } from "./QuoteBadge";
import { QuoteEnd } from "./QuoteTerms";
import { removalReason } from "./removalReason";

type QuoteModalProps = {
  quote: ConsumerQuote;
  /** What was shown first, where its agent changed it since. */
  before?: ConsumerQuote;
  needs: Partial<Needs>;
  /** What the reader has today. */
  present?: PresentPolicies;
  /** YYYY-MM-DD, by the server's clock. */
  today: string;
  /** What was changed in the application and not submitted: it ends with the choice. */
  dropped: readonly Change[];
  isChoosable: boolean;
  /** The choice that ends with this one, because its agent is late. */
  replaced?: ConsumerQuote;
  /** Its last day is past, so it stays in view and cannot be chosen. */
  isOver: boolean;
  isChoosing: boolean;
  onChoose: () => void;
  onClose: () => void;
};

/** A quote whole. Choosing it here is the decision, so it says what that means (UQU-4). */
export function QuoteModal(props: QuoteModalProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const termsId = useId();
  const { quote, needs, before, isChoosable, isOver, isChoosing, onChoose, onClose } = props;
  const isOpen = isChoosable && !isOver;
  return (
    <Modal
      title={t("quotes.summaryTitle", { number: quote.number, carrier: quote.carrierName })}
      onClose={onClose}
      footer={
        <>
          {isOpen && <ChoiceTerms id={termsId} quote={quote} needs={needs} />}
          <Button onClick={onClose} data-autofocus="">
            {t("quotes.back")}
          </Button>
          {isChoosable && (
            <Button
              emphasis="primary"
              onClick={onChoose}
              disabled={isOver}
              aria-describedby={isOpen ? termsId : undefined}
              busy={isChoosing}
              busyLabel={t("quotes.choosing")}
            >
              {t("quotes.choose", {
                carrier: quote.carrierName,
                amount: money(displayedPrice(quote).monthly),
              })}
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={5}>
        {before && <ChangedPrice before={before} />}
        <ChoiceNotices {...props} />
        <QuoteStatement {...props} />
        {isOpen && <Notice>{t("quotes.chooseTells")}</Notice>}
      </Stack>
    </Modal>
  );
}

/** What the quote says: its price, how long it holds, and what it covers. */
function QuoteStatement({
  quote,
  needs,
  present,
  today,
  isOver,
}: Pick<QuoteModalProps, "quote" | "needs" | "present" | "today" | "isOver">) {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  return (
    <>
      {quote.isAccepted && (
        <div>
          <QuoteBadge quote={quote} />
        </div>
      )}
      <QuoteGiver agent={quote.agent} />
      <AskAgent quote={quote} style={{ justifySelf: "start", alignSelf: "start" }} />
      <QuotePrice quote={quote} />
      <PriceTable quote={quote} />
      {present && !isOver && <FromToday quote={quote} present={present} needs={needs} />}
      <div>
        <QuoteEnd quote={quote} today={today} />
        {quote.startsOn && <p>{t("quotes.startsOn", { date: date(quote.startsOn) })}</p>}
      </div>
      {quote.message && <Notice title={t("compare.message")}>{quote.message}</Notice>}
      {heldCovers(quote.cover ?? {}, needs).map((held) => (
        <CoverSection key={held.type} held={held} />
      ))}
    </>
  );
}

/** Why it cannot be chosen, and what ends with the choice: in sight before the button is pressed. */
function ChoiceNotices({ quote, dropped, isChoosable, replaced, isOver }: QuoteModalProps) {
  const { t } = useTranslation("consumer");
  const language = useLanguage();
  const isOpen = isChoosable && !isOver;
  return (
    <>
      {quote.needsUpdate && !quote.isAccepted && (
        <Notice kind="caution">{t("quotes.waitingText")}</Notice>
      )}
      {quote.isRemoved && <Notice kind="caution">{removalReason(quote, t, language)}</Notice>}
      {isChoosable && isOver && <Notice kind="caution">{t("quotes.overText")}</Notice>}
      {isOpen && dropped.length > 0 && (
        <Notice kind="caution" title={t("quotes.droppedTitle")}>
          <ChangeList changes={dropped} />
          <p>
            <span>{t("quotes.droppedText")}</span>{" "}
            <Link to="/profile/application">{t("quotes.toSubmit")}</Link>
          </p>
        </Notice>
      )}
      {isOpen && replaced && (
        <Notice kind="caution">{t("quotes.replaces", { carrier: replaced.carrierName })}</Notice>
      )}
    </>
  );
}

/** Says that the price in view is not the one that was opened. */
function ChangedPrice({ before }: { before: ConsumerQuote }) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const { monthly, yearly } = displayedPrice(before);
  return (
    <Notice kind="caution" role="alert" title={t("quotes.changedTitle")}>
      {t("quotes.changedText", { monthly: money(monthly), yearly: money(yearly) })}
    </Notice>
  );
}
