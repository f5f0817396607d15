import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { displayedPrice } from "./quotePrices";

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
    font-weight: ${theme.weight.regular};
    color: ${theme.color.inkMuted};
  }

  & tfoot th,
  & tfoot td {
    border-bottom: 0;
    font-weight: ${theme.weight.bold};
  }
`;

/** What a quote costs, part by part. */
export function PriceTable({ quote }: { quote: ConsumerQuote }) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const price = displayedPrice(quote);
  return (
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
            <th scope="row">{t(`quotes.${price.kind}`)}</th>
            <td>{money(price.monthly)}</td>
            <td>{money(price.yearly)}</td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
