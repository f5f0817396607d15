import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { Link, useFormats, useTranslation } from "@quotehaven/platform";
import { Badge, Button, Icon, Modal, Notice, Stack, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { ChangeList } from "../../shared/ChangeList";
import type { Change } from "../../shared/unsubmittedChanges";
import { displayedPrice } from "./quotePrices";
import { QuotePrice } from "./QuotePrice";
import { removalReason } from "./removalReason";

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${theme.space(2, 2, 2, 0)};
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
  }

  & th:not(:first-child),
  & td {
    padding-inline-end: 0;
    text-align: end;
  }

  & thead th {
    font-size: ${theme.size[14]};
    font-weight: 400;
    color: ${theme.color.inkMuted};
  }

  & tfoot th,
  & tfoot td {
    border-bottom: 0;
    font-weight: 650;
  }
`;

type QuoteModalProps = {
  quote: ConsumerQuote;
  /** What was shown first, where its agent changed it since. */
  before?: ConsumerQuote;
  /** What was changed in the application and not submitted: it ends with the choice. */
  dropped: readonly Change[];
  isChoosable: boolean;
  isChoosing: boolean;
  onChoose: () => void;
  onClose: () => void;
};

/** A quote whole. Choosing it here is the decision, so it says what that means (UQU-4). */
export function QuoteModal({
  quote,
  before,
  dropped,
  isChoosable,
  isChoosing,
  onChoose,
  onClose,
}: QuoteModalProps) {
  const { t, language } = useTranslation<"consumer">();
  const { money } = useFormats();
  const price = displayedPrice(quote);
  return (
    <Modal
      title={t("quotes.summaryTitle", { number: quote.number, carrier: quote.carrierName })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            {t("quotes.back")}
          </Button>
          {isChoosable && (
            <Button
              emphasis="primary"
              onClick={onChoose}
              busy={isChoosing}
              busyLabel={t("quotes.choosing")}
            >
              {t("quotes.choose")}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        {before && <ChangedPrice before={before} />}
        {quote.isAccepted && (
          <Badge tone="positive" style={{ alignSelf: "start" }}>
            <Icon name="check" size={16} /> {t("quotes.accepted")}
          </Badge>
        )}
        <QuotePrice quote={quote} />
        <Table>
          <thead>
            <tr>
              <th scope="col">{t("quotes.type")}</th>
              <th scope="col">{t("quotes.perMonthColumn")}</th>
              <th scope="col">{t("quotes.perYearColumn")}</th>
            </tr>
          </thead>
          <tbody>
            {quote.prices.map((part) => (
              <tr key={part.insuranceTypeId}>
                <th scope="row">{part.insuranceTypeName}</th>
                <td>{money(part.monthly)}</td>
                <td>{money(part.yearly)}</td>
              </tr>
            ))}
          </tbody>
          {price.kind !== "single" && (
            <tfoot>
              <tr>
                <th scope="row">{t("quotes.together")}</th>
                <td>{money(price.monthly)}</td>
                <td>{money(price.yearly)}</td>
              </tr>
            </tfoot>
          )}
        </Table>
        {quote.needsUpdate && !quote.isAccepted && (
          <Notice kind="caution">{t("quotes.waitingText")}</Notice>
        )}
        {quote.isRemoved && <Notice kind="caution">{removalReason(quote, t, language)}</Notice>}
        {isChoosable && dropped.length > 0 && (
          <Notice kind="caution" title={t("quotes.droppedTitle")}>
            <ChangeList changes={dropped} />
            <p>
              {t("quotes.droppedText")}{" "}
              <Link to="/profile/application">{t("quotes.toSubmit")}</Link>
            </p>
          </Notice>
        )}
        {isChoosable && <Notice>{t("quotes.chooseTells")}</Notice>}
      </Stack>
    </Modal>
  );
}

/** Says that the price in view is not the one that was opened. */
function ChangedPrice({ before }: { before: ConsumerQuote }) {
  const { t } = useTranslation<"consumer">();
  const { money } = useFormats();
  const { monthly, yearly } = displayedPrice(before);
  return (
    <Notice kind="caution" role="alert" title={t("quotes.changedTitle")}>
      {t("quotes.changedText", { monthly: money(monthly), yearly: money(yearly) })}
    </Notice>
  );
}
