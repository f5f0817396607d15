import { Icon, theme, VisuallyHidden, visuallyHidden } from "@quotehaven/shared-ui";
import { useCoverTexts, hatched } from "@quotehaven/shared-features/cover";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { CompareCell, CompareRow, CompareSection } from "./compareRows";
import { notPrinted } from "../../shared/notPrinted";

/** From here on four columns have room, so only the page scrolls and the names stay in view. */
const wide = "@media screen and (min-width: 1280px)";

/** One quote fills the screen, and a swipe brings the next. */
const phone = "@media screen and (max-width: 768px)";

/** Where the quotes' names and what chooses them leave room for the rows below. */
const tall = "@media screen and (min-height: 560px)";

const Scroller = styled.div`
  /* Keeps what is hidden from sight inside: without a place of its own it would widen the page. */
  position: relative;
  overflow: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  scroll-snap-type: x mandatory;
  scroll-padding-inline-start: var(--names);
  scroll-padding-block-start: var(--head);
  --names: 190px;
  --column: 200px;
  --head: 160px;

  /* Its own scrolling keeps the head in view; what is above and below stays within a finger's reach. */
  ${tall} {
    max-height: calc(100dvh - ${theme.space(16)});
  }

  &:focus-visible {
    ${theme.focusRing}
  }

  ${phone} {
    container-type: inline-size;
    scroll-padding-inline-start: 0;
    /* The edge of the next quote shows that there is one. */
    --column: calc(100cqi - 28px);
    --names: var(--column);
  }

  ${wide} {
    overflow: visible;
    max-height: none;
    --column: 190px;
  }

  @media print {
    overflow: visible;
    border: 0;
    --names: 17%;
    --column: auto;
  }
`;

const Table = styled.table<{ $columns: number; $rows: number }>`
  --columns: ${({ $columns }) => $columns};
  --rows: ${({ $rows }) => $rows};
  min-width: calc(var(--names) + var(--columns) * var(--column));
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;

  & > caption {
    ${visuallyHidden}
  }

  & th,
  & td {
    width: var(--column);
    padding: ${theme.space(2, 3)};
    border-bottom: 1px solid ${theme.color.line};
    background: ${theme.color.surfaceRaised};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  & [data-marked] {
    background: ${theme.color.accentSoft};
  }

  & thead th,
  & thead td {
    scroll-snap-align: start;
  }

  & tr:not([data-whole]) > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    width: var(--names);
    font-weight: 600;
  }

  & [data-section] > th {
    padding-block-start: ${theme.space(5)};
    font-size: ${theme.size[16]};
  }

  & > :last-child > tr:last-child > * {
    border-bottom: 0;
  }

  & thead > tr:last-child > * {
    border-bottom-color: ${theme.color.lineStrong};
  }

  & thead > tr:first-child > * {
    border-bottom: 0;
  }

  ${tall} {
    & thead {
      position: sticky;
      z-index: 2;
      inset-block-start: 0;
    }
  }

  ${phone} {
    display: block;
    width: fit-content;
    min-width: 0;

    & > :not(caption) {
      display: block;
    }

    & tr {
      display: grid;
      grid-template-columns: repeat(var(--columns), var(--column));
    }

    & tr > * {
      width: auto;
    }

    /* The name of a row is above its values, and stays while they move. */
    & tr > :first-child {
      grid-column: 1 / -1;
      width: var(--column);
      padding-block-end: 0;
      border-bottom: 0;
    }

    & thead th:first-child {
      ${visuallyHidden}
    }
  }

  @media print {
    min-width: 0;
    /* A row takes some two lines, and all of them one sheet. */
    font-size: min(7.5pt, 200pt / var(--rows));
    line-height: 1.2;

    & th,
    & td {
      padding: 0.15em 0.5em;
      background: none;
    }

    /* Marks and verdicts are no larger than what is beside them. */
    & td * {
      padding-block: 0;
      font-size: inherit;
      line-height: inherit;
    }

    & tr {
      break-inside: avoid;
    }
  }
`;

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
  font-weight: 400;
  color: ${theme.color.inkMuted};

  @media print {
    display: inline;
    margin-inline-start: 4pt;
  }
`;

const Lack = styled(Small)`
  font-weight: 600;
  color: ${theme.color.caution};
`;

const Value = styled.span<{ $strong: boolean }>`
  font-weight: ${({ $strong }) => ($strong ? 700 : 500)};
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
  font-weight: 600;
  color: ${theme.color.accent};
`;

/** The outline is the need, the fill what is covered; what is not stated is hatched. */
const Bar = styled.span`
  display: block;
  height: 6px;
  margin-block: ${theme.space(1)};
  overflow: hidden;
  border-radius: 3px;
  background: ${theme.color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};

  &[data-unstated] {
    ${hatched}
  }

  @media print {
    display: none;
  }
`;

const Filled = styled.span`
  display: block;
  height: 100%;
  border-radius: 3px;
  box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};
`;

type CompareTableProps = {
  /** Who quotes, a heading for each column. */
  heads: readonly {
    id: number;
    head: ReactNode;
    choose: ReactNode;
    drawing: ReactNode;
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
  const columns = heads.length;
  const rowCount =
    [prices, terms, ...sections.map(({ rows, unstated }) => [...rows, unstated, null])].flat()
      .length + 1;
  const marked = heads.map(({ isMarked }) => (isMarked ? "" : undefined));
  const hasDrawings = heads.some(({ drawing }) => drawing);
  const shared = { columns, marked };
  return (
    <Scroller role="region" aria-label={t("compare.title")} tabIndex={0}>
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
                {t("compare.drawing")}
                <Small>{t("compare.legend")}</Small>
              </th>
              {heads.map(({ id, drawing }, index) => (
                <td key={id} role="cell" data-marked={marked[index]}>
                  {drawing}
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
      {rows.map(({ key, name: rowName, held, cells }) => (
        <tr key={key} role="row">
          <th role="rowheader" scope="row">
            {rowName}
            {held && <Small>{held}</Small>}
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
      {mark && <Mark> {mark}</Mark>}
      {share !== undefined && (
        <Bar data-unstated={share === null ? "" : undefined} aria-hidden="true">
          {share !== null && share > 0 && (
            <Filled style={{ width: `${share * 100}%`, background: color }} />
          )}
        </Bar>
      )}
      {verdict === "notStated" && <Small>{texts.verdict("notStated")}</Small>}
      {lack && <Lack> {lack}</Lack>}
      {notes.map((note) => (
        <Fragment key={note}>
          {" "}
          <Small>{note}</Small>
        </Fragment>
      ))}
    </>
  );
}
