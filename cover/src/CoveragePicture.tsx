import { coverLines, type CoverLine, type HeldCover } from "@quotehaven/contract/cover";
import { useFormats } from "@quotehaven/platform";
import { theme, visuallyHidden } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { useCoverTexts, type CoverTexts, type Reader } from "./useCoverTexts";

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & > caption,
  & > thead {
    ${visuallyHidden}
  }

  & td,
  & th {
    padding: ${theme.space(1, 0)};
    text-align: start;
    font-weight: 400;
  }

  & > tbody > tr {
    display: grid;
    grid-template-columns: 1fr auto;
    column-gap: ${theme.space(3)};
    padding-block: ${theme.space(2)};
    border-bottom: 1px solid ${theme.color.line};
    break-inside: avoid;
  }

  & > tbody > tr:last-child {
    border-bottom: 0;
  }

  & th[scope="row"] {
    font-weight: 600;
  }

  & td:nth-of-type(2) {
    text-align: end;
  }
`;

const BarCell = styled.td`
  order: 1;
  grid-column: 1 / -1;
`;

/** The need from edge to edge; what is covered is filled, what is missing hatched. */
const Bar = styled.span`
  display: flex;
  height: 14px;
  overflow: hidden;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceSunken};
  print-color-adjust: exact;
`;

const Filled = styled.span`
  background: ${theme.color.drawMain};
`;

const Missing = styled.span`
  flex: 1;
  border-inline-start: 2px solid ${theme.color.ink};
  background: repeating-linear-gradient(
    135deg,
    ${theme.color.cautionSoft} 0 5px,
    ${theme.color.caution} 5px 7px
  );
`;

const Words = styled.td`
  order: 2;
  grid-column: 1 / -1;
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
`;

type CoveragePictureProps = {
  held: HeldCover;
  /** Without a quote, the need alone. */
  isNeedOnly?: boolean;
  reader?: Reader;
};

/**
 * The need of one insurance type line by line, each as a bar that is filled as far as the quote goes.
 * The gap is hatched and said in words; to a screen reader it is a table.
 */
export function CoveragePicture({ held, isNeedOnly = false, reader }: CoveragePictureProps) {
  const texts = useCoverTexts(reader);
  const lines = coverLines(held).filter(({ amounts }) => amounts);
  return (
    <Table>
      <caption>{isNeedOnly ? texts.text.pictureOfNeed : texts.text.picture}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.text.line}</th>
          <th scope="col">{texts.text.needed}</th>
          {!isNeedOnly && <th scope="col">{texts.text.how}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.field} {...{ line, held, texts, isNeedOnly }} />
        ))}
      </tbody>
    </Table>
  );
}

type LineProps = { line: CoverLine; held: HeldCover; texts: CoverTexts; isNeedOnly: boolean };

function Line({ line, held, texts, isNeedOnly }: LineProps) {
  const { money } = useFormats();
  const needed = line.amounts?.needed ?? 0;
  const covered = line.amounts?.covered ?? null;
  const lack = texts.lack(line);
  return (
    <tr>
      <th scope="row">{texts.field(line.field, held)}</th>
      <BarCell as="td" aria-hidden="true">
        <Bar>
          {covered !== null && !isNeedOnly && (
            <>
              <Filled style={{ flexBasis: `${Math.min(100, (covered / needed) * 100)}%` }} />
              {covered < needed && <Missing />}
            </>
          )}
        </Bar>
      </BarCell>
      <td>{money(needed)}</td>
      {!isNeedOnly && (
        <Words>
          {covered === null
            ? texts.verdict("notStated")
            : `${texts.text.covered} ${money(covered)}${lack ? `, ${lack}` : ""}`}
        </Words>
      )}
    </tr>
  );
}
