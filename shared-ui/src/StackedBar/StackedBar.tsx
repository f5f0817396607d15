import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";

/** Colours of segments, told apart by lightness as well as hue. */
type SegmentTone = "main" | "warm" | "deep" | "soft" | "blush" | "muted";

const colors: Record<SegmentTone, string> = {
  main: theme.color.drawMain,
  warm: theme.color.drawWarm,
  deep: theme.color.ink,
  soft: theme.color.drawSoft,
  blush: theme.color.drawBlush,
  muted: theme.color.lineStrong,
};
const order: SegmentTone[] = ["main", "warm", "deep", "soft", "muted", "blush"];

type StackedBarProps = ComponentProps<"div"> & {
  /** What the whole is made of. Values that are not positive are listed but take no length. */
  segments: readonly { label: string; value: number; tone?: SegmentTone }[];
  /** A second whole on the same scale, drawn thinner over the first and listed before it. */
  against?: StackedBarProps["segments"];
  /** How a value is said. */
  format?: (value: number) => string;
};

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

const Segment = styled.div<{ $tone: SegmentTone }>`
  flex-basis: 0;
  min-width: 3px;
  background: ${({ $tone }) => colors[$tone]};
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

const Swatch = styled.span<{ $tone: SegmentTone }>`
  flex: none;
  align-self: center;
  width: 14px;
  height: 14px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: 4px;
  background: ${({ $tone }) => colors[$tone]};
  forced-color-adjust: none;
`;

type Toned = { label: string; value: number; tone: SegmentTone };

/** Each segment with its colour: its own, or the next in turn. */
function tonedOf(segments: StackedBarProps["segments"], from = 0): Toned[] {
  return segments.map((segment, index) => ({
    ...segment,
    tone: segment.tone ?? order[(from + index) % order.length] ?? "main",
  }));
}

const sumOf = (segments: readonly Toned[]) =>
  segments.reduce((sum, { value }) => sum + Math.max(0, value), 0);

/** A whole and its parts: one bar for the eye, and a line for each part with its figure. */
export function StackedBar({ segments, against = [], format = String, ...rest }: StackedBarProps) {
  const over = tonedOf(against);
  const main = tonedOf(segments, over.length);
  const length = Math.max(sumOf(over), sumOf(main));
  return (
    <div {...rest}>
      <div aria-hidden="true">
        {over.length > 0 && (
          <Strip>
            <Segments segments={over} length={length} />
          </Strip>
        )}
        <Bar>
          <Segments segments={main} length={length} />
        </Bar>
      </div>
      <Lines>
        {[...over, ...main].map(({ label, value, tone }) => (
          <Line key={label}>
            <Swatch $tone={tone} aria-hidden="true" />
            <dt>{label}</dt>
            <dd>{format(value)}</dd>
          </Line>
        ))}
      </Lines>
    </div>
  );
}

/** The parts of one whole, and what it is shorter than the other. */
function Segments({ segments, length }: { segments: readonly Toned[]; length: number }) {
  const missing = length - sumOf(segments);
  return (
    <>
      {segments.map(
        ({ label, value, tone }) =>
          value > 0 && <Segment key={label} $tone={tone} style={{ flexGrow: value }} />,
      )}
      {missing > 0 && <Rest style={{ flexGrow: missing }} />}
    </>
  );
}
