import { Icon, theme, useScrolls, VisuallyHidden } from "@quotehaven/shared-ui";
import { CoverBar, useCoverTexts } from "@quotehaven/shared-features/cover";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Scroller, Table } from "./compareFrame";
import type { CompareCell, CompareRow, CompareSection } from "./compareRows";
import { notPrinted } from "../../shared/notPrinted";

/** As wide as what is in view, so that it is read whole where the columns scroll. */
const Whole = styled.span`
  position: sticky;
  inset-inline-start: ${theme.space(3)};
  display: inline-block;
  max-width: min(80ch, calc(100vw - ${theme.space(16)}));

  @media print {
    position: static;
    max-width: none;
  }
`;

const Unstated = styled(Whole)`
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

type CompareTableProps = {
  /** Who quotes, a heading for each column. */
  heads: readonly {
    id: number;
    head: ReactNode;
    choose: ReactNode;
    /** One of each insurance type that it covers or that is needed. */
    drawings: readonly ReactNode[];
    ask: ReactNode;
    isMarked: boolean;
  }[];
  /** The prices, which need no heading of their own. */
  prices: readonly CompareRow[];
  sections: readonly CompareSection[];
  /** How long each holds, and what else is said of the whole. */
  terms: readonly CompareRow[];
};

/**
 * Quotes as columns. Where they do not fit they scroll sideways, and the names of the rows stay; on a phone
 * one quote is in view at a time, and the names are above the values.
 */
export function CompareTable({ heads, prices, sections, terms }: CompareTableProps) {
  const { t } = useTranslation("consumer");
  const scrolls = useScrolls();
  const columns = heads.length;
  const rowCount =
    [prices, terms, ...sections.map(({ rows, unstated }) => [...rows, unstated, null])].flat()
      .length + 1;
  const marked = heads.map(({ isMarked }) => (isMarked ? "" : undefined));
  const hasDrawings = heads.some(({ drawings }) => drawings.length > 0);
  const shared = { columns, marked };
  return (
    <Scroller {...scrolls} role="region" aria-label={t("compare.title")}>
      <Table role="table" $columns={columns} $rows={rowCount}>
        <caption>{t("compare.caption")}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t("compare.carrier")}
            </th>
            {heads.map(({ id, head }, index) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                id={columnId(id)}
                data-marked={marked[index]}
              >
                {head}
              </th>
            ))}
          </tr>
          <NotPrintedRow role="row">
            <th role="rowheader" scope="row">
              {t("compare.choose")}
            </th>
            {heads.map(({ id, choose }, index) => (
              <td key={id} role="cell" data-marked={marked[index]}>
                {choose}
              </td>
            ))}
          </NotPrintedRow>
        </thead>
        {hasDrawings && (
          <tbody role="rowgroup">
            <NotPrintedRow role="row">
              <th role="rowheader" scope="row">
                <span>{t("compare.drawing")}</span>
                <Small>{t("compare.legend")}</Small>
              </th>
              {heads.map(({ id, drawings }, index) => (
                <td key={id} role="cell" data-marked={marked[index]}>
                  {drawings}
                </td>
              ))}
            </NotPrintedRow>
          </tbody>
        )}
        <Rows rows={prices} {...shared} />
        {sections.map((section) => (
          <Rows
            key={section.key}
            rows={section.rows}
            name={sections.length > 1 ? section.name : undefined}
            unstated={section.unstated}
            {...shared}
          />
        ))}
        <Rows rows={terms} {...shared} />
        <tfoot role="rowgroup">
          <NotPrintedRow role="row">
            <th role="rowheader" scope="row">
              {t("compare.questions")}
            </th>
            {heads.map(({ id, ask }, index) => (
              <td key={id} role="cell" data-marked={marked[index]}>
                {ask}
              </td>
            ))}
          </NotPrintedRow>
        </tfoot>
      </Table>
    </Scroller>
  );
}

/** The id of a quote's column, to scroll to. */
export const columnId = (quoteId: number) => `compare-column-${quoteId}`;

type RowsProps = {
  rows: readonly CompareRow[];
  /** Heads the rows where there is more than one section. */
  name?: string;
  unstated?: string;
  columns: number;
  marked: readonly ("" | undefined)[];
};

function Rows({ rows, name, unstated, columns, marked }: RowsProps) {
  if (rows.length === 0 && !unstated) return null;
  return (
    <tbody role="rowgroup">
      {name && (
        <tr role="row" data-section="" data-whole="">
          <th role="rowheader" scope="rowgroup" colSpan={columns + 1}>
            <Whole>{name}</Whole>
          </th>
        </tr>
      )}
      {rows.map(({ key, name: rowName, note, cells }) => (
        <tr key={key} role="row">
          <th role="rowheader" scope="row">
            <span>{rowName}</span>
            {note && <Small>{note}</Small>}
          </th>
          {cells.map((cell, index) => (
            <td key={index} role="cell" data-marked={marked[index]}>
              <Cell {...cell} />
            </td>
          ))}
        </tr>
      ))}
      {unstated && (
        <tr role="row" data-whole="">
          <td role="cell" colSpan={columns + 1}>
            <Unstated>{unstated}</Unstated>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Cell({ text, verdict, share, color, lack, mark, notes = [] }: CompareCell) {
  const texts = useCoverTexts();
  return (
    <>
      {text && <Value $strong={mark !== undefined}>{text}</Value>}
      {verdict === "meets" && (
        <Met>
          <Icon name="check" size={14} />
          <VisuallyHidden>{texts.verdict("meets")}</VisuallyHidden>
        </Met>
      )}
      {mark && <Mark>{` ${mark}`}</Mark>}
      {share !== undefined && <Bar share={share} color={color} />}
      {verdict === "notStated" && <Small>{texts.verdict("notStated")}</Small>}
      {lack && <Lack>{` ${lack}`}</Lack>}
      {notes.map((note) => (
        <Small key={note}>{` ${note}`}</Small>
      ))}
    </>
  );
}
