import type { Verdict } from "@quotehaven/contract/cover";
import { VerdictMark } from "@quotehaven/shared-features/cover";
import { theme, visuallyHidden } from "@quotehaven/shared-ui";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { CompareCell, CompareRow, CompareSection } from "./compareRows";
import { notPrinted } from "../../shared/notPrinted";

/** From here on four columns have room, so only the page scrolls and the names stay in view. */
const wide = "@media screen and (min-width: 1280px)";

/** Where the quotes' names and what chooses them leave room for the rows below. */
const tall = "@media screen and (min-height: 560px)";

const Scroller = styled.div`
  overflow: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  scroll-snap-type: x mandatory;
  scroll-padding-inline-start: var(--names);
  scroll-padding-block-start: var(--head);
  --names: 200px;
  --column: 200px;
  --head: 160px;

  /* Its own scrolling keeps the head in view; what is above and below stays within a finger's reach. */
  ${tall} {
    max-height: calc(100dvh - ${theme.space(16)});
  }

  &:focus-visible {
    ${theme.focusRing}
  }

  ${theme.mobile} {
    --names: 132px;
    --column: 184px;
  }

  ${wide} {
    overflow: visible;
    max-height: none;
    --names: 190px;
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
  --rows: ${({ $rows }) => $rows};
  min-width: calc(var(--names) + ${({ $columns }) => $columns} * var(--column));
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

  & thead th,
  & thead td {
    scroll-snap-align: start;
  }

  & tr:not([data-unstated]) > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    width: var(--names);
    border-inline-end: 1px solid ${theme.color.line};
    font-weight: 600;
  }

  & tbody > tr:first-child[data-section] > * {
    background: ${theme.color.surfaceSunken};
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

  @media print {
    min-width: 0;
    /* A row takes some two lines, and all of them one sheet. */
    font-size: min(7.5pt, 225pt / var(--rows));
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
const Unstated = styled.span`
  position: sticky;
  inset-inline-start: ${theme.space(3)};
  display: inline-block;
  max-width: min(80ch, calc(100vw - ${theme.space(16)}));
  color: ${theme.color.inkMuted};

  @media print {
    position: static;
    max-width: none;
  }
`;

const Acts = styled.tr`
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

const Value = styled.span<{ $marked: boolean }>`
  margin-inline-end: ${theme.space(2)};
  font-weight: ${({ $marked }) => ($marked ? 700 : 500)};
`;

/** Beside the weight, a word: nobody needs the colour. */
const Mark = styled.span`
  display: inline-block;
  padding-inline: ${theme.space(1)};
  border: 1px solid currentcolor;
  border-radius: ${theme.radius.small};
  font-size: ${theme.size[12]};
  font-weight: 700;
  color: ${theme.color.accent};

  @media print {
    font-size: inherit;
  }
`;

const Judged = styled.div`
  & > span {
    white-space: normal;
  }

  &:not(:first-child) {
    margin-top: ${theme.space(1)};
  }

  @media print {
    display: inline;
    margin-inline-end: 4pt;

    & > span {
      gap: 2pt;
      padding: 0;
      box-shadow: none;
      background: none;
      font-size: inherit;
    }
  }
`;

type CompareTableProps = {
  /** Who quotes, a heading for each column. */
  heads: readonly { id: number; head: ReactNode; choose: ReactNode; ask: ReactNode }[];
  /** The prices, which need no heading of their own. */
  prices: readonly CompareRow[];
  sections: readonly CompareSection[];
  /** How long each holds, and what else is said of the whole. */
  terms: readonly CompareRow[];
};

/** Quotes as columns. Where they do not fit they scroll sideways, and the names of the rows stay. */
export function CompareTable({ heads, prices, sections, terms }: CompareTableProps) {
  const { t } = useTranslation("consumer");
  const columns = heads.length;
  const rowCount =
    [prices, terms, ...sections.map(({ rows, unstated }) => [...rows, unstated, null])].flat()
      .length + 1;
  return (
    <Scroller role="region" aria-label={t("compare.title")} tabIndex={0}>
      <Table $columns={columns} $rows={rowCount}>
        <caption>{t("compare.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("compare.carrier")}</th>
            {heads.map(({ id, head }) => (
              <th key={id} scope="col">
                {head}
              </th>
            ))}
          </tr>
          <Acts>
            <th scope="row">{t("compare.choose")}</th>
            {heads.map(({ id, choose }) => (
              <td key={id}>{choose}</td>
            ))}
          </Acts>
        </thead>
        <Rows rows={prices} columns={columns} />
        {sections.map((section) => (
          <Rows key={section.key} rows={section.rows} section={section} columns={columns} />
        ))}
        <Rows rows={terms} columns={columns} />
        <tfoot>
          <Acts>
            <th scope="row">{t("compare.questions")}</th>
            {heads.map(({ id, ask }) => (
              <td key={id}>{ask}</td>
            ))}
          </Acts>
        </tfoot>
      </Table>
    </Scroller>
  );
}

type RowsProps = { rows: readonly CompareRow[]; section?: CompareSection; columns: number };

function Rows({ rows, section, columns }: RowsProps) {
  return (
    <tbody>
      {section && (
        <tr data-section="">
          <th scope="rowgroup">{section.name}</th>
          {section.verdicts?.map((verdict, index) => (
            <td key={index}>
              <Verdicted verdict={verdict} />
            </td>
          ))}
        </tr>
      )}
      {rows.map(({ key, name, held, cells }) => (
        <tr key={key}>
          <th scope="row">
            {name}
            {held && <Small>{held}</Small>}
          </th>
          {cells.map((cell, index) => (
            <td key={index}>
              <Cell {...cell} />
            </td>
          ))}
        </tr>
      ))}
      {section?.unstated && (
        <tr data-unstated="">
          <td colSpan={columns + 1}>
            <Unstated>{section.unstated}</Unstated>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Cell({ text, verdict, mark, notes = [] }: CompareCell) {
  return (
    <>
      {text && <Value $marked={mark !== undefined}>{text}</Value>}
      {mark && <Mark>{mark}</Mark>}
      {verdict && <Verdicted verdict={verdict} />}
      {notes.map((note) => (
        <Fragment key={note}>
          {" "}
          <Small>{note}</Small>
        </Fragment>
      ))}
    </>
  );
}

function Verdicted({ verdict }: { verdict: Verdict }) {
  return (
    <Judged>
      <VerdictMark verdict={verdict} />
    </Judged>
  );
}
