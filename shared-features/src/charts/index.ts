export { Chart, type ChartProps } from "./Chart";
