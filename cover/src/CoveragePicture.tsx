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

/** What is covered is filled, what is missing hatched; of a need alone, how large the line is. */
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
  min-width: 2px;
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
 * The need of one insurance type line by line, each as a bar that is filled as far as the quote goes,
 * or, without a quote, as large as the line is beside the largest. The gap is hatched and said in
 * words; to a screen reader it is a table.
 */
export function CoveragePicture({ held, isNeedOnly = false, reader }: CoveragePictureProps) {
  const texts = useCoverTexts(reader);
  const lines = coverLines(held).filter(({ amounts }) => amounts);
  const largest = Math.max(...lines.map(({ amounts }) => amounts?.needed ?? 0));
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
          <Line key={line.field} {...{ line, held, texts, isNeedOnly, largest }} />
        ))}
      </tbody>
    </Table>
  );
}

/** How much of the whole a part is, for a bar that it fills at most. */
function share(part: number, whole: number): string {
  return `${Math.min(100, (part / whole) * 100)}%`;
}

type LineProps = {
  line: CoverLine;
  held: HeldCover;
  texts: CoverTexts;
  isNeedOnly: boolean;
  /** The amount of the largest line of the need. */
  largest: number;
};

function Line({ line, held, texts, isNeedOnly, largest }: LineProps) {
  const { money } = useFormats();
  const needed = line.amounts?.needed ?? 0;
  const covered = line.amounts?.covered ?? null;
  const lack = texts.lack(line);
  return (
    <tr>
      <th scope="row">{texts.field(line.field, held)}</th>
      <BarCell as="td" aria-hidden="true">
        <Bar>
          {isNeedOnly && <Filled style={{ flexBasis: share(needed, largest) }} />}
          {covered !== null && !isNeedOnly && (
            <>
              <Filled style={{ flexBasis: share(covered, needed) }} />
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
