import { formatCents } from "@quotehaven/contract/rules";
import type { MonthResult } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { Disclosure, theme } from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { RecordTable } from "../../shared/RecordTable";
import { useMediaQuery } from "../../shared/useMediaQuery";
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
`;

type ResultsTableProps = {
  months: readonly MonthResult[];
  /** The month whose losses are shown below. */
  opened: string | null;
};

/** A row for each month and one for all of them; what was lost leads on. */
export function ResultsTable(props: ResultsTableProps) {
  const isPhone = useMediaQuery("(max-width: 48em)");
  return isPhone ? <FoldedMonths {...props} /> : <WideTable {...props} />;
}

const Months = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};

  & > details {
    padding-inline: ${theme.space(4)};
  }

  & > details + details {
    border-top: 1px solid ${theme.color.line};
  }
`;

/** On a phone a month is a line that opens its figures; the sum stands open. */
function FoldedMonths({ months, opened }: ResultsTableProps) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const nameOf = useMonthName();
  const inShort = (name: string, { quoted, won }: Sum) =>
    t("results.inShort", { name, quoted: number(quoted), won: number(won) });
  const sum = sumOf(months);
  return (
    <Months>
      <Disclosure open summary={inShort(t("results.total"), sum)}>
        <FoldedFigures of={sum} />
      </Disclosure>
      {months.map((result) => (
        <Disclosure
          key={result.month}
          open={result.month === opened}
          summary={inShort(nameOf(result.month), result)}
        >
          <FoldedFigures of={result} month={result.month} />
        </Disclosure>
      ))}
    </Months>
  );
}

function FoldedFigures({ of, month }: { of: Sum; month?: string }) {
  const { t } = useTranslation("agent");
  return (
    <DefinitionList
      items={[
        ...figures.map((figure) => ({
          term: t(`results.${figure}`),
          detail: <Figure of={of} figure={figure} month={month} />,
        })),
        { term: t("results.spent"), detail: formatCents(of.spentCents) },
        { term: t("results.returned"), detail: formatCents(of.returnedCents) },
      ]}
    />
  );
}

function WideTable({ months, opened }: ResultsTableProps) {
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

type FigureProps = { of: Sum; figure: (typeof figures)[number]; month?: string };

/** A number of leads. What was lost in a month leads to those leads. */
function Figure({ of, figure, month }: FigureProps) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  if (figure !== "lost" || month === undefined || of.lost === 0) {
    return <span>{number(of[figure])}</span>;
  }
  return (
    <Link
      to={`?month=${month}`}
      state={true}
      preventScrollReset
      aria-label={t("results.showLost", { count: of.lost })}
    >
      {number(of.lost)}
    </Link>
  );
}

function Cells({ of, month }: { of: Sum; month?: string }) {
  const { t } = useTranslation("agent");
  return (
    <>
      {figures.map((figure) => (
        <td key={figure} data-label={t(`results.${figure}`)}>
          <Figure of={of} figure={figure} month={month} />
        </td>
      ))}
      <td data-label={t("results.spent")}>{formatCents(of.spentCents)}</td>
      <td data-label={t("results.returned")}>{formatCents(of.returnedCents)}</td>
    </>
  );
}
