import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: ${theme.space(1)};
    font-weight: ${theme.weight.bold};
    text-align: start;
  }

  th,
  td {
    padding: ${theme.space(1.5, 2)};
    border-bottom: 1px solid ${theme.color.line};
    text-align: end;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  th {
    font-weight: ${theme.weight.regular};
  }

  thead th {
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }

  tr.bundle > * {
    font-weight: ${theme.weight.bold};
  }
`;

type Price = { monthly: number | null; yearly: number | null };

type PriceTableProps = {
  carrierName: string;
  prices: readonly (Price & { insuranceTypeId: number; insuranceTypeName: string })[];
  /** The price of all types together; shown where there is one. */
  bundle: Price | null;
};

/** A quote as the client reads it: a monthly and a yearly price for each insurance type. */
export function PriceTable({ carrierName, prices, bundle }: PriceTableProps) {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  return (
    <Table>
      <caption>{carrierName}</caption>
      <thead>
        <tr>
          <th scope="col">{t("quoteLead.type")}</th>
          <th scope="col">{t("quoteLead.monthly")}</th>
          <th scope="col">{t("quoteLead.yearly")}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <tr key={price.insuranceTypeId}>
            <th scope="row">{price.insuranceTypeName}</th>
            <td>{money(price.monthly)}</td>
            <td>{money(price.yearly)}</td>
          </tr>
        ))}
        {bundle?.monthly != null && bundle.yearly !== null && (
          <tr className="bundle">
            <th scope="row">{t("quoteLead.bundle")}</th>
            <td>{money(bundle.monthly)}</td>
            <td>{money(bundle.yearly)}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
