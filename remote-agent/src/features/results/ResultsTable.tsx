import { formatCents } from "@quotehaven/contract/rules";
import type { MonthResult } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { RecordTable } from "../../shared/RecordTable";
import { figures, isEmpty, sumOf, type Sum } from "./sumOf";
import { useMonthName } from "./useMonthName";

const Table = styled(RecordTable)`
  th:not(:first-child),
  td {
    text-align: end;
  }

  tbody th {
    font-weight: ${theme.weight.medium};
  }

  tr[data-empty] {
    color: ${theme.color.inkMuted};
  }

  tr[data-opened] > * {
    background: ${theme.color.accentSoft};
  }

  tfoot > tr > * {
    border-bottom: 0;
    font-weight: ${theme.weight.bold};
  }

  ${theme.mobile} {
    tfoot td,
    tfoot th {
      display: flex;
      justify-content: space-between;
      padding: ${theme.space(1, 0)};
    }

    tfoot td::before {
      content: attr(data-label);
      color: ${theme.color.inkMuted};
      font-weight: ${theme.weight.regular};
    }
  }
`;

type ResultsTableProps = {
  months: readonly MonthResult[];
  /** The month whose losses are shown below. */
  opened: string | null;
};

/** A row for each month and one for all of them; what was lost leads on. */
export function ResultsTable({ months, opened }: ResultsTableProps) {
  const { t } = useTranslation("agent");
  const nameOf = useMonthName();
  return (
    <Table aria-label={t("results.title")}>
      <thead>
        <tr>
          <th scope="col">{t("results.month")}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              {t(`results.${figure}`)}
            </th>
          ))}
          <th scope="col">{t("results.spent")}</th>
          <th scope="col">{t("results.returned")}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((result) => (
          <tr
            key={result.month}
            data-empty={isEmpty(result) || undefined}
            data-opened={result.month === opened || undefined}
          >
            <th scope="row" data-label={t("results.month")}>
              {nameOf(result.month)}
            </th>
            <Cells of={result} month={result.month} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("results.total")}</th>
          <Cells of={sumOf(months)} />
        </tr>
      </tfoot>
    </Table>
  );
}

/** The figures of a row. What was lost in a month leads to those leads. */
function Cells({ of, month }: { of: Sum; month?: string }) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  return (
    <>
      {figures.map((figure) => (
        <td key={figure} data-label={t(`results.${figure}`)}>
          {figure === "lost" && month !== undefined && of.lost > 0 ? (
            <Link
              to={`?month=${month}`}
              state={true}
              preventScrollReset
              aria-label={t("results.showLost", { count: of.lost })}
            >
              {number(of.lost)}
            </Link>
          ) : (
            number(of[figure])
          )}
        </td>
      ))}
      <td data-label={t("results.spent")}>{formatCents(of.spentCents)}</td>
      <td data-label={t("results.returned")}>{formatCents(of.returnedCents)}</td>
    </>
  );
}
