export { Chart, type ChartProps } from "./Chart";
export type { ChartSeries } from "./chartData";
