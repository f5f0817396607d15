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

/**
 * The outline is the need, and what is covered is filled. What nobody stated is hatched. Of a need
 * alone, the bar says how large the line is.
 */
const Bar = styled.span`
  display: flex;
  height: 14px;
  overflow: hidden;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceSunken};
  print-color-adjust: exact;

  &[data-unstated] {
    background: repeating-linear-gradient(
      135deg,
      transparent 0 7px,
      ${theme.color.lineStrong} 7px 8px
    );
  }
`;

const Filled = styled.span`
  min-width: 2px;
  background: ${theme.color.drawMain};
`;

const Missing = styled.span`
  flex: 1;
  border-inline-start: 2px solid ${theme.color.ink};
  background: ${theme.color.cautionSoft};
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
  /** The quote states nothing, and that is said elsewhere: no line repeats it. */
  isSilent?: boolean;
  reader?: Reader;
};

/**
 * The need of one insurance type line by line. Each line is a bar that is filled as far as the quote
 * goes; the gap is said in words. A line that the quote does not state is hatched. Without a quote,
 * the bar is as large as the line is beside the largest. To a screen reader it is a table.
 */
export function CoveragePicture({
  held,
  isNeedOnly = false,
  isSilent = false,
  reader,
}: CoveragePictureProps) {
  const texts = useCoverTexts(reader);
  const hasWords = !isNeedOnly && !isSilent;
  const lines = coverLines(held).filter(({ amounts }) => amounts);
  const largest = Math.max(...lines.map(({ amounts }) => amounts?.needed ?? 0));
  return (
    <Table>
      <caption>{hasWords ? texts.text.picture : texts.text.pictureOfNeed}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.text.line}</th>
          <th scope="col">{texts.text.needed}</th>
          {hasWords && <th scope="col">{texts.text.how}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.field} {...{ line, held, texts, isNeedOnly, hasWords, largest }} />
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
  /** Whether how the line compares is said under it. */
  hasWords: boolean;
  /** The amount of the largest line of the need. */
  largest: number;
};

function Line({ line, held, texts, isNeedOnly, hasWords, largest }: LineProps) {
  const { money } = useFormats();
  const needed = line.amounts?.needed ?? 0;
  const covered = line.amounts?.covered ?? null;
  const lack = texts.lack(line);
  return (
    <tr>
      <th scope="row">{texts.field(line.field, held)}</th>
      <BarCell as="td" aria-hidden="true">
        <Bar data-unstated={!isNeedOnly && covered === null ? "" : undefined}>
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
      {hasWords && (
        <Words>
          {covered === null
            ? texts.verdict("notStated")
            : `${texts.text.covered} ${money(covered)}${lack ? `, ${lack}` : ""}`}
        </Words>
      )}
    </tr>
  );
}
