import type { CustomerRole } from "@quotehaven/contract/rules";
import { pictureParts, type HeldCover, type PicturePart } from "@quotehaven/contract/cover";
import { theme, visuallyHidden } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { CoverBar } from "./CoverBar";
import { CoverDrawing } from "./CoverDrawing";
import { partColor } from "./coverScenes";
import { useCoverTexts, type CoverTexts } from "./useCoverTexts";

const Drawing = styled(CoverDrawing)`
  max-width: 400px;
  margin-inline: auto;
  margin-bottom: ${theme.space(3)};
`;

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
    font-weight: ${theme.weight.regular};
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
    font-weight: ${theme.weight.bold};
  }

  & td:not([aria-hidden]) {
    text-align: end;
  }
`;

const BarCell = styled.td`
  order: 1;
  grid-column: 1 / -1;
`;

/** The colour of the part in the picture. */
const Swatch = styled.span`
  display: inline-block;
  width: 12px;
  height: 12px;
  margin-inline-end: ${theme.space(2)};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 3px;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

const Words = styled.td`
  && {
    text-align: start;
  }

  order: 2;
  grid-column: 1 / -1;
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
`;

type CoveragePictureProps = {
  held: HeldCover;
  /** Without a quote, the need alone. */
  isNeedOnly?: boolean;
  /** The drawing stands elsewhere: the lines alone. */
  isDrawn?: boolean;
  /** The quote states nothing, and that is said elsewhere: no line repeats it. */
  isSilent?: boolean;
  role?: CustomerRole;
};

/**
 * The need of one insurance type, drawn and line by line: the lines that are counted. Each is a bar that is
 * filled as far as the quote goes; the gap is said in words. A line that the quote does not state is
 * hatched. Without a quote there are its amounts alone. To a screen reader it is a table.
 */
export function CoveragePicture({
  held,
  isNeedOnly = false,
  isDrawn = false,
  isSilent = false,
  role,
}: CoveragePictureProps) {
  const texts = useCoverTexts(role);
  const hasWords = !isNeedOnly && !isSilent;
  const parts = pictureParts(held, isNeedOnly).filter(({ line }) => !isNeedOnly || line.amounts);
  return (
    <div>
      {!isDrawn && <Drawing held={held} isNeedOnly={isNeedOnly} isDecorative />}
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
          {parts.map((part) => (
            <Line key={part.field} {...{ part, held, texts, isNeedOnly, hasWords }} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

type LineProps = {
  part: PicturePart;
  held: HeldCover;
  texts: CoverTexts;
  isNeedOnly: boolean;
  /** Whether how the line compares is said under it. */
  hasWords: boolean;
};

function Line({ part: { field, share, line }, held, texts, isNeedOnly, hasWords }: LineProps) {
  const color = partColor(field);
  return (
    <tr>
      <th scope="row">
        <Swatch style={{ background: color }} aria-hidden="true" />
        <span>{texts.field(field, held)}</span>
      </th>
      {!isNeedOnly && (
        <BarCell as="td" aria-hidden="true">
          {line.amounts && <CoverBar share={share} color={color} />}
        </BarCell>
      )}
      <td>{texts.needed(line, held)}</td>
      {hasWords && <Words>{texts.stated(line, held)}</Words>}
    </tr>
  );
}
