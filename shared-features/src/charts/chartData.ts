import { theme } from "@quotehaven/shared-ui";

/** Colours of series. `mark` is a line across a column, for what the column is measured by. */
export type ChartTone = "main" | "warm" | "soft" | "mark";

/** What is drawn of each category, in one colour. */
export type ChartSeries = {
  name: string;
  tone: ChartTone;
  /** One for each category; null where nothing is known. */
  values: readonly (number | null)[];
  /** How its values are said where that is not how the chart's are. */
  format?: (value: number) => string;
};

export type ChartData = {
  /** What is along the axis: in full, and as short as a tick's label. */
  categories: readonly { name: string; short: string }[];
  series: readonly ChartSeries[];
  /**
   * `stacked`: columns, one on the other. `beside`: columns beside each other. `line`: points that are
   * joined. `rows`: bars under each other, for names too long for an axis.
   */
  shape: "stacked" | "beside" | "line" | "rows";
  /** How a value is said. */
  format: (value: number) => string;
};

/** The fill of a series, and the outline that makes pale ones stand out from the page. */
export const paint: Record<ChartTone, { fill: string; stroke: string }> = {
  main: { fill: theme.color.drawMain, stroke: theme.color.drawMain },
  warm: { fill: theme.color.drawWarm, stroke: theme.color.lineStrong },
  soft: { fill: theme.color.drawSoft, stroke: theme.color.lineStrong },
  mark: { fill: theme.color.ink, stroke: theme.color.ink },
};

/** The height of a drawing with axes, in px, so that its place is kept while its code loads. */
export const drawingHeight = 220;

/** What the columns of a category are together. */
export const stackedSum = (series: readonly ChartSeries[], index: number): number =>
  series.reduce((sum, { tone, values }) => (tone === "mark" ? sum : sum + (values[index] ?? 0)), 0);
