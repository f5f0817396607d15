import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";

type StackedBarProps = ComponentProps<"div"> & {
  /** What the whole is made of. Values that are not positive are listed but take no length. */
  segments: readonly Segment[];
  /** The colour of the whole: its parts are shades of it, darkest first. */
  color?: string;
  /** A second whole on the same scale, drawn thinner over the first and listed before it, in shades of gray. */
  against?: readonly Segment[];
  /** How a value is said. */
  format?: (value: number) => string;
};

type Segment = {
  label: string;
  value: number;
  /** In place of a shade: the colour that it has elsewhere. */
  color?: string;
};

/** How much of the colour the palest shade has, in percent. */
const PALEST = 34;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 28px;
  overflow: hidden;
  border-radius: ${theme.radius.small};
  forced-color-adjust: none;
`;

const Strip = styled(Bar)`
  height: 12px;
  margin-bottom: 3px;
`;

const Piece = styled.div<{ $color: string }>`
  flex-basis: 0;
  min-width: 3px;
  background: ${({ $color }) => $color};
  transition: flex-grow ${theme.motion.normal} ${theme.motion.ease};
`;

const Rest = styled.div`
  flex-basis: 0;
`;

const Lines = styled.dl`
  display: grid;
  margin-top: ${theme.space(3)};
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space(2.5)};
  padding-block: ${theme.space(2)};
  border-bottom: 1px solid ${theme.color.line};

  &:last-child {
    border-bottom: 0;
  }

  & > dt {
    flex: 1;
    min-width: 0;
  }

  & > dd {
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Swatch = styled.span<{ $color: string }>`
  flex: none;
  align-self: center;
  width: 14px;
  height: 14px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 4px;
  background: ${({ $color }) => $color};
  forced-color-adjust: none;
`;

type Colored = Required<Segment>;

/** Each segment with its colour: its own, or a shade of the whole's. */
function coloredOf(segments: readonly Segment[], whole: string): Colored[] {
  const step = (100 - PALEST) / Math.max(1, segments.length - 1);
  return segments.map((segment, index) => ({
    color: `color-mix(in srgb, ${whole} ${Math.round(100 - index * step)}%, ${theme.color.surfaceRaised})`,
    ...segment,
  }));
}

const sumOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, { value }) => sum + Math.max(0, value), 0);

/** A whole and its parts: one bar for the eye, and a line for each part with its figure. */
export function StackedBar({
  segments,
  color = theme.color.drawMain,
  against = [],
  format = String,
  ...rest
}: StackedBarProps) {
  const over = coloredOf(against, theme.color.inkMuted);
  const main = coloredOf(segments, color);
  const length = Math.max(sumOf(over), sumOf(main));
  return (
    <div {...rest}>
      <div aria-hidden="true">
        {over.length > 0 && (
          <Strip>
            <Pieces segments={over} length={length} />
          </Strip>
        )}
        <Bar>
          <Pieces segments={main} length={length} />
        </Bar>
      </div>
      <Lines>
        {[...over, ...main].map((segment) => (
          <Line key={segment.label}>
            <Swatch $color={segment.color} aria-hidden="true" />
            <dt>{segment.label}</dt>
            <dd>{format(segment.value)}</dd>
          </Line>
        ))}
      </Lines>
    </div>
  );
}

/** The parts of one whole, and what it is shorter than the other. */
function Pieces({ segments, length }: { segments: readonly Colored[]; length: number }) {
  const missing = length - sumOf(segments);
  return (
    <>
      {segments.map(
        ({ label, value, color }) =>
          value > 0 && <Piece key={label} $color={color} style={{ flexGrow: value }} />,
      )}
      {missing > 0 && <Rest style={{ flexGrow: missing }} />}
    </>
  );
}
