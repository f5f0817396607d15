import {
  pictureParts,
  type CoverFieldName,
  type DrawnField,
  type HeldCover,
  type PicturePart,
} from "@quotehaven/contract/cover";
import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useId } from "react";
import styled from "styled-components";
import { coverScenes, partColor, type ScenePart } from "./coverScenes";
import { useCoverTexts, type CoverTexts } from "./useCoverTexts";

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  print-color-adjust: exact;
`;

/** Fills from below; what changes is seen to rise or fall. */
const Level = styled.rect`
  transition:
    y ${theme.motion.normal} ${theme.motion.ease},
    height ${theme.motion.normal} ${theme.motion.ease};
`;

type CoverDrawingProps = {
  held: HeldCover;
  /** Without a quote, the need alone: every part is an outline. */
  isNeedOnly?: boolean;
  /** What it shows is said beside it. */
  isDecorative?: boolean;
  className?: string;
};

/**
 * What is insured, as a house, a family or a car: a part for each line that is counted. An outline is the
 * need, its fill is what is covered, and what the quote does not state is hatched. What is not needed is not drawn.
 */
export function CoverDrawing({
  held,
  isNeedOnly = false,
  isDecorative = false,
  className,
}: CoverDrawingProps) {
  const texts = useCoverTexts();
  const { money } = useFormats();
  const id = useId();
  const scene = coverScenes[held.type];
  const parts = pictureParts(held, isNeedOnly);
  const saidOf = (part: PicturePart) => textOf(part, { held, texts, money, isNeedOnly });
  return (
    <Picture
      className={className}
      viewBox="0 0 400 212"
      stroke={theme.color.drawLine}
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
      focusable="false"
      role={isDecorative ? undefined : "img"}
      aria-hidden={isDecorative || undefined}
      aria-label={isDecorative ? undefined : parts.map(saidOf).join("; ")}
    >
      <defs>
        <pattern
          id={`${id}hatch`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v8" strokeWidth="3" stroke={theme.color.lineStrong} />
        </pattern>
      </defs>
      {scene.behind}
      {parts.toSorted(byPlace).map((part) => {
        const drawn = scene.parts[part.field as DrawnField];
        return (
          drawn && (
            <g key={part.field} data-part={part.field} data-share={part.share ?? "unstated"}>
              <title>{saidOf(part)}</title>
              <Part {...{ drawn, part }} id={`${id}${part.field}`} hatch={`url(#${id}hatch)`} />
            </g>
          )
        );
      })}
    </Picture>
  );
}

type PartProps = { drawn: ScenePart; part: PicturePart; id: string; hatch: string };

function Part({ drawn, part: { field, share }, id, hatch }: PartProps) {
  const { top, bottom, shapes, lines } = drawn;
  const height = (bottom - top) * (share ?? 0);
  return (
    <>
      <clipPath id={id}>
        <Level x="0" y={bottom - height} width="400" height={height} />
      </clipPath>
      <g stroke="none" fill={theme.color.drawPaper}>
        {shapes}
      </g>
      {share === null && (
        <g stroke="none" fill={hatch}>
          {shapes}
        </g>
      )}
      <g stroke="none" fill={partColor(field)} clipPath={`url(#${id})`}>
        {shapes}
      </g>
      {shapes}
      {lines}
    </>
  );
}

/** Windows lie in the car, and what stands in the house before its walls. */
const inFront: readonly CoverFieldName[] = [
  "comprehensiveDeductible",
  "belongings",
  "belongingsSettlement",
  "livingElsewhere",
  "valuables",
];

const byPlace = (one: PicturePart, other: PicturePart) =>
  inFront.indexOf(one.field) - inFront.indexOf(other.field);

type Said = {
  held: HeldCover;
  texts: CoverTexts;
  money: (dollars: number) => string;
  isNeedOnly: boolean;
};

/** A part in words: "Dwelling (A): $75,000 short". */
function textOf({ line }: PicturePart, { held, texts, money, isNeedOnly }: Said): string {
  const name = texts.field(line.field, held);
  if (isNeedOnly) return line.amounts ? `${name}: ${money(line.amounts.needed)}` : name;
  return `${name}: ${texts.lack(line) || texts.verdict(line.verdict)}`;
}
