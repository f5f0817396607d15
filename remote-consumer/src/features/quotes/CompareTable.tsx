import { Icon, theme, VisuallyHidden } from "@quotehaven/shared-ui";
import { CoverBar, useCoverTexts } from "@quotehaven/shared-features/cover";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Table } from "./compareFrame";
import type { CompareCell, CompareRow, CompareSection } from "./compareRows";
import { notPrinted } from "../../shared/notPrinted";

/** Said, and nothing to be held against anything. */
export const Quiet = styled.span`
  color: ${theme.color.inkMuted};
`;

const NotPrintedRow = styled.tr`
  ${notPrinted}
`;

const Small = styled.span`
  display: block;
  font-weight: ${theme.weight.regular};
  color: ${theme.color.inkMuted};

  @media print {
    display: inline;
    margin-inline-start: 4pt;
  }
`;

const Lack = styled(Small)`
  font-weight: ${theme.weight.bold};
  color: ${theme.color.caution};
`;

const Value = styled.span<{ $strong: boolean }>`
  font-weight: ${({ $strong }) => ($strong ? theme.weight.bold : theme.weight.medium)};
  font-variant-numeric: tabular-nums;
`;

const Met = styled.span`
  display: inline-block;
  margin-inline-start: ${theme.space(1)};
  color: ${theme.color.positive};

  & > svg {
    display: inline-block;
    vertical-align: -2px;

    @media print {
      width: 0.9em;
      height: 0.9em;
    }
  }
`;

/** Beside the weight, a word: nobody needs the colour. */
const Mark = styled(Small)`
  font-weight: ${theme.weight.bold};
  color: ${theme.color.accent};
`;

const Bar = styled(CoverBar)`
  height: 6px;
  margin-block: ${theme.space(1)};

  @media print {
    display: none;
  }
`;

/** What is said at the head of a column. */
export type CompareHead = {
  /** Of the quote. */
  id: number | "today";
  head: ReactNode;
  /** What it costs, and what chooses it. */
  offer: ReactNode;
  /** What it changes against today; absent where nobody entered what they have. */
  change?: ReactNode;
  /** How it compares with the need, in words and drawn. */
  verdict: ReactNode;
  drawing: ReactNode;
  message: ReactNode;
  isMarked: boolean;
  /** On the page where there is room for one quote. */
  isRead: boolean;
};

type CompareTableProps = {
  /** Who quotes, a heading for each column. What the reader has today is the first, where that is known. */
  heads: readonly CompareHead[];
  /** Whether something is needed, which the quotes are held against. */
  isDrawn: boolean;
  /** What the quotes would pay on a bad day; null where none states anything. */
  days: ReactNode;
  /** The prices, which need no heading of their own. */
  prices: readonly CompareRow[];
  sections: readonly CompareSection[];
  /** How long each holds, and what else is said of the whole. */
  terms: readonly CompareRow[];
};

/** Quotes as columns; where they do not fit, one of them at a time, beside today. */
export function CompareTable(props: CompareTableProps) {
  const { heads, isDrawn, days, prices, sections, terms } = props;
  const { t } = useTranslation("consumer");
  const rowCount =
    [prices, terms, ...sections.map(({ rows, unstated }) => [...rows, unstated, null])].flat()
      .length + 2;
  const columns = heads.map(({ id, isMarked, isRead }) => ({
    "data-marked": isMarked ? "" : undefined,
    "data-other": isRead ? undefined : "",
    "data-today": id === "today" ? "" : undefined,
  }));
  const hasToday = heads.some(({ id }) => id === "today");
  return (
    <Table
      role="table"
      data-beside={hasToday ? "" : undefined}
      $columns={columns.length}
      $rows={rowCount}
    >
      <caption>{t("compare.caption")}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t("compare.carrier")}
          </th>
          {heads.map(({ id, head }, index) => (
            <th key={id} role="columnheader" scope="col" id={columnId(id)} {...columns[index]}>
              {head}
            </th>
          ))}
        </tr>
        <tr role="row">
          <th role="rowheader" scope="row">
            {t("compare.offer")}
          </th>
          {heads.map(({ id, offer }, index) => (
            <td key={id} role="cell" {...columns[index]}>
              {offer}
            </td>
          ))}
        </tr>
      </thead>
      {hasToday && (
        <tbody role="rowgroup">
          <tr role="row" data-changes="">
            <th role="rowheader" scope="row">
              {t("today.changes")}
            </th>
            {heads.map(({ id, change }, index) => (
              <td key={id} role="cell" {...columns[index]}>
                {change}
              </td>
            ))}
          </tr>
        </tbody>
      )}
      {isDrawn && (
        <tbody role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              {t("compare.cover")}
            </th>
            {heads.map(({ id, verdict }, index) => (
              <td key={id} role="cell" {...columns[index]}>
                {verdict}
              </td>
            ))}
          </tr>
          {days && (
            <NotPrintedRow role="row" data-whole="">
              <td role="cell" colSpan={columns.length + 1} data-days="">
                {days}
              </td>
            </NotPrintedRow>
          )}
          <NotPrintedRow role="row">
            <th role="rowheader" scope="row">
              <span>{t("compare.drawing")}</span>
              <Small>{t("compare.legend")}</Small>
            </th>
            {heads.map(({ id, drawing }, index) => (
              <td key={id} role="cell" {...columns[index]}>
                {drawing}
              </td>
            ))}
          </NotPrintedRow>
        </tbody>
      )}
      <Rows rows={prices} columns={columns} />
      {sections.map((section) => (
        <Rows
          key={section.key}
          rows={section.rows}
          name={sections.length > 1 ? section.name : undefined}
          unstated={section.unstated}
          columns={columns}
        />
      ))}
      <Rows rows={terms} columns={columns} />
      <tfoot role="rowgroup">
        <NotPrintedRow role="row">
          <th role="rowheader" scope="row">
            {t("compare.contact")}
          </th>
          {heads.map(({ id, message }, index) => (
            <td key={id} role="cell" {...columns[index]}>
              {message}
            </td>
          ))}
        </NotPrintedRow>
      </tfoot>
    </Table>
  );
}

/** The id of a quote's column, to scroll to. */
export const columnId = (quoteId: number | "today") => `compare-column-${quoteId}`;

type RowsProps = {
  rows: readonly CompareRow[];
  /** Heads the rows where there is more than one section. */
  name?: string;
  unstated?: string;
  /** Which column is marked, which are not on the page where there is room for one, and which is today's. */
  columns: readonly Record<"data-marked" | "data-other" | "data-today", string | undefined>[];
};

function Rows({ rows, name, unstated, columns }: RowsProps) {
  if (rows.length === 0 && !unstated) return null;
  return (
    <tbody role="rowgroup">
      {name && (
        <tr role="row" data-section="" data-whole="">
          <th role="rowheader" scope="rowgroup" colSpan={columns.length + 1}>
            {name}
          </th>
        </tr>
      )}
      {rows.map(({ key, name: rowName, note, present, cells }) => (
        <tr key={key} role="row">
          <th role="rowheader" scope="row">
            <span>{rowName}</span>
            {note && <Small>{note}</Small>}
          </th>
          {[...(present ? [present] : []), ...cells].map((cell, index) => (
            <td key={index} role="cell" {...columns[index]}>
              <Cell {...cell} />
            </td>
          ))}
        </tr>
      ))}
      {unstated && (
        <tr role="row" data-whole="">
          <td role="cell" colSpan={columns.length + 1}>
            <Quiet>{unstated}</Quiet>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Cell({ text, verdict, share, color, lack, mark, notes = [], isAside }: CompareCell) {
  const texts = useCoverTexts();
  return (
    <>
      {text && !isAside && <Value $strong={mark !== undefined}>{text}</Value>}
      {verdict === "meets" && (
        <Met>
          <Icon name="check" size={14} />
          <VisuallyHidden>{texts.verdict("meets")}</VisuallyHidden>
        </Met>
      )}
      {mark && <Mark>{` ${mark}`}</Mark>}
      {share !== undefined && <Bar share={share} color={color} />}
      {text && isAside && <Quiet>{text}</Quiet>}
      {verdict === "notStated" && <Small>{texts.verdict("notStated")}</Small>}
      {lack && <Lack>{` ${lack}`}</Lack>}
      {notes.map((note) => (
        <Small key={note}>{` ${note}`}</Small>
      ))}
    </>
  );
}
