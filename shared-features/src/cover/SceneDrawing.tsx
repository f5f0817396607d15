import {
  pictureParts,
  type BadDayName,
  type CoverFieldName,
  type DrawnField,
  type HeldCover,
  type PicturePart,
} from "@quotehaven/contract/cover";
import { useFormats } from "@quotehaven/platform";
import { theme } from "@quotehaven/shared-ui";
import { useId } from "react";
import styled, { css, keyframes } from "styled-components";
import { outlineColor, partColor, type Scene, type ScenePart } from "./coverScenes";
import { hitParts } from "./hitParts";
import { useCoverTexts, type CoverTexts } from "./useCoverTexts";

/** Between the picture's edge and what stands highest in it. */
const air = 12;

/** Pictures beside each other stand on one ground. */
const Picture = styled.svg`
  display: block;
  align-self: end;
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

const hit = keyframes`
  50% { transform: scale(1.07); }
`;

/** What a bad day hits is seen to be hit, and stays marked. */
const PartGroup = styled.g<{ $isHit: boolean }>`
  ${({ $isHit }) =>
    $isHit &&
    css`
      stroke-width: 5;
      transform-box: fill-box;
      transform-origin: center bottom;
      animation: ${hit} ${theme.motion.normal} ${theme.motion.ease} 2;
    `}
`;

export type CoverDrawingProps = {
  held: HeldCover;
  /** The bad day whose damage is shown. */
  day?: BadDayName | null;
  /** Without a quote, the need alone: every part is an outline. */
  isNeedOnly?: boolean;
  /** Of a need alone: how much of each part is known, 0 to 1. It is filled as far as that. */
  known?: Partial<Record<CoverFieldName, number>>;
  /** What it shows is said beside it. */
  isDecorative?: boolean;
  className?: string;
};

/** Draws what is insured as the parts of a scene. */
export function SceneDrawing({
  scene,
  held,
  day = null,
  isNeedOnly = false,
  known,
  isDecorative = false,
  className,
}: CoverDrawingProps & { scene: Scene }) {
  const texts = useCoverTexts();
  const { money } = useFormats();
  const id = useId();
  const parts = pictureParts(held, isNeedOnly).map((part) =>
    known ? { ...part, share: known[part.field] ?? 0 } : part,
  );
  const tops = parts.map(({ field }) => scene.parts[field as DrawnField]?.top ?? scene.top);
  const top = Math.max(0, Math.min(scene.top, ...tops) - air);
  const saidOf = (part: PicturePart) => textOf(part, { held, texts, money, isNeedOnly });
  return (
    <Picture
      className={className}
      viewBox={`0 ${top} 400 ${212 - top}`}
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
        const isHit = day !== null && hitParts[day].includes(part.field);
        return (
          drawn && (
            <PartGroup
              // Each day that hits it makes it move anew.
              key={isHit ? `${part.field} ${day}` : part.field}
              $isHit={isHit}
              data-part={part.field}
              data-share={part.share ?? "unstated"}
              data-hit={isHit || undefined}
            >
              <title>{saidOf(part)}</title>
              <Part
                {...{ drawn, part, isHit }}
                id={`${id}${part.field}`}
                hatch={`url(#${id}hatch)`}
              />
            </PartGroup>
          )
        );
      })}
    </Picture>
  );
}

type PartProps = {
  drawn: ScenePart;
  part: PicturePart;
  isHit: boolean;
  id: string;
  hatch: string;
};

/** Outlined in its own colour while it is empty, and lighter than what it stands on in either theme. */
function Part({ drawn, part: { field, share }, isHit, id, hatch }: PartProps) {
  const { top, bottom, shapes, lines } = drawn;
  const height = (bottom - top) * (share ?? 0);
  const fill = partColor(field);
  const outline = isHit ? theme.color.danger : share ? theme.color.drawLine : outlineColor(field);
  return (
    <g stroke={outline}>
      <clipPath id={id}>
        <Level x="0" y={bottom - height} width="400" height={height} />
      </clipPath>
      <g stroke="none" fill={theme.color.drawPaper}>
        {shapes}
      </g>
      <g stroke="none" fill={fill} fillOpacity="0.16">
        {shapes}
      </g>
      {share === null && (
        <g stroke="none" fill={hatch}>
          {shapes}
        </g>
      )}
      <g stroke="none" fill={fill} clipPath={`url(#${id})`}>
        {shapes}
      </g>
      {shapes}
      {lines}
    </g>
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
