import { theme } from "@quotehaven/shared-ui";
import { AxisBottom, AxisLeft } from "@visx/axis";
import { useParentSize } from "@visx/responsive";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar, LinePath } from "@visx/shape";
import { drawingHeight, paint, stackedSum, type ChartData, type ChartSeries } from "./chartData";

const TICKS = 4;
/** About the width of a letter in a tick's label, in px. */
const LETTER = 7;
const [TOP, BOTTOM] = [10, 26];
const label = { fontFamily: theme.font.sans, fontSize: 12, fill: theme.color.inkMuted };

/** Columns or a line over an axis of categories, as wide as there is room. */
export function ChartDrawing(data: ChartData) {
  const { parentRef, width } = useParentSize({ initialSize: { width: 320 }, debounceTime: 50 });
  return (
    <div ref={parentRef} style={{ height: drawingHeight, overflow: "hidden" }}>
      <Drawing {...data} width={width} />
    </div>
  );
}

type DrawingProps = ChartData & { width: number };

function Drawing({ width, ...data }: DrawingProps) {
  const { categories, series, format } = data;
  const longest = Math.max(1, ...categories.map(({ short }) => short.length)) * LETTER;
  const y = scaleLinear({
    domain: [0, Math.max(1, highest(data))],
    range: [drawingHeight - BOTTOM, TOP],
    nice: TICKS,
  });
  const ticks = y.ticks(TICKS).filter(Number.isInteger);
  const left = Math.max(...ticks.map((tick) => format(tick).length)) * LETTER + 8;
  // The last label is in the middle below its column, and may be wider.
  const overhang = Math.max(0, longest - (width - left) / categories.length) / 2;
  const right = Math.max(left + 1, width - overhang);
  const x = scaleBand({
    domain: categories.map((_, index) => index),
    range: [left, right],
    paddingInner: 0.3,
    paddingOuter: 0.15,
  });
  // The last category has its label, and as many before it as there is room for.
  const every = Math.ceil((longest + LETTER) / x.step());
  const labelled = x.domain().filter((index) => (categories.length - 1 - index) % every === 0);
  return (
    <svg width={width} height={drawingHeight} style={{ display: "block" }}>
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={left}
          x2={right}
          y1={y(tick)}
          y2={y(tick)}
          stroke={tick === 0 ? theme.color.lineStrong : theme.color.line}
        />
      ))}
      <AxisLeft
        scale={y}
        left={left}
        tickValues={ticks}
        tickFormat={(tick) => format(Number(tick))}
        tickLabelProps={{ ...label, textAnchor: "end", dx: 2, dy: "0.33em" }}
        hideAxisLine
        hideTicks
      />
      <AxisBottom
        scale={x}
        top={drawingHeight - BOTTOM}
        tickValues={labelled}
        tickFormat={(index) => categories[index]?.short}
        tickLabelProps={{ ...label, textAnchor: "middle" }}
        hideAxisLine
        hideTicks
      />
      {data.shape === "line" ? (
        series.map((each) => <Line key={each.name} of={each} x={x} y={y} />)
      ) : (
        <Columns {...data} x={x} y={y} />
      )}
      {categories.map(({ name }, index) => (
        <rect
          key={name}
          x={(x(index) ?? 0) - (x.step() - x.bandwidth()) / 2}
          width={x.step()}
          height={drawingHeight}
          fill="transparent"
        >
          <title>{spoken(data, index)}</title>
        </rect>
      ))}
    </svg>
  );
}

type Scales = {
  x: ReturnType<typeof scaleBand<number>>;
  y: ReturnType<typeof scaleLinear<number>>;
};

function Columns({ categories, series, shape, x, y }: ChartData & Scales) {
  const columns = series.filter(({ tone }) => tone !== "mark");
  const marks = series.filter(({ tone }) => tone === "mark");
  const isStacked = shape === "stacked";
  const width = x.bandwidth() / (isStacked ? 1 : columns.length);
  return categories.map(({ name }, index) => {
    const start = x(index) ?? 0;
    let below = 0;
    return (
      <g key={name}>
        {columns.map(({ name: part, tone, values }, place) => {
          const value = values[index] ?? 0;
          const bottom = y(below);
          const top = y(below + value);
          if (isStacked) below += value;
          return (
            value > 0 && (
              <Bar
                key={part}
                x={start + (isStacked ? 0 : place * width)}
                y={top}
                width={Math.max(1, width - (isStacked ? 0 : 1))}
                height={Math.max(1.5, bottom - top)}
                rx={2}
                {...paint[tone]}
              />
            )
          );
        })}
        {marks.map(({ name: part, values }) => (
          <line
            key={part}
            x1={start - 2}
            x2={start + x.bandwidth() + 2}
            y1={y(values[index] ?? 0)}
            y2={y(values[index] ?? 0)}
            stroke={paint.mark.stroke}
            strokeWidth={2.5}
          />
        ))}
      </g>
    );
  });
}

function Line({ of: { values, tone }, x, y }: { of: ChartSeries } & Scales) {
  const points = values.map((value, index) => ({
    value,
    left: (x(index) ?? 0) + x.bandwidth() / 2,
    top: y(value ?? 0),
  }));
  return (
    <>
      <LinePath
        data={points}
        defined={({ value }) => value !== null}
        x={({ left }) => left}
        y={({ top }) => top}
        stroke={paint[tone].stroke}
        strokeWidth={2.5}
      />
      {points.map(
        ({ value, left, top }) =>
          value !== null && <circle key={left} cx={left} cy={top} r={4} fill={paint[tone].fill} />,
      )}
    </>
  );
}

/** The largest value that a drawing has room for. */
function highest({ categories, series, shape }: ChartData): number {
  const each = series.flatMap(({ values }) => values.map((value) => value ?? 0));
  const sums = shape === "stacked" ? categories.map((_, index) => stackedSum(series, index)) : [];
  return Math.max(0, ...each, ...sums);
}

/** What the browser shows when the pointer rests on a category. */
function spoken({ categories, series, format }: ChartData, index: number): string {
  const parts = series.flatMap(({ name, values }) => {
    const value = values[index] ?? null;
    return value === null ? [] : [`${name} ${format(value)}`];
  });
  return [categories[index]?.name, parts.join(", ")].join(": ");
}
