import { Card, Disclosure, Row, Skeleton, Stack, lazyPart, theme } from "@quotehaven/shared-ui";
import { useId } from "react";
import styled from "styled-components";
import {
  drawingHeight,
  paint,
  type ChartData,
  type ChartSeries,
  type ChartTone,
} from "./chartData";
import { ChartRows } from "./ChartRows";
import { ChartTable } from "./ChartTable";
import { useChartTexts } from "./useChartTexts";

/** The library behind it is loaded with the first chart that needs axes. */
const ChartDrawing = lazyPart(async () => (await import("./ChartDrawing")).ChartDrawing, {
  waiting: <Skeleton $height={drawingHeight} $shape="box" />,
});

/** What Chart takes. */
export type ChartProps = ChartData & {
  /** What it shows. */
  title: string;
  /** What there is to see in it, in one sentence. */
  finding: string;
  /** What its categories are, as the table's first column is headed. */
  head: string;
  /** What the table has a column for, where that is more than what is drawn. */
  tableSeries?: readonly ChartSeries[];
};

const Title = styled.h2`
  font-size: ${theme.size[18]};
`;

const Swatch = styled.span<{ $tone: ChartTone }>`
  flex: none;
  width: 14px;
  height: ${({ $tone }) => ($tone === "mark" ? "3px" : "14px")};
  border: ${({ $tone }) => ($tone === "mark" ? "0" : `1px solid ${paint[$tone].stroke}`)};
  border-radius: ${({ $tone }) => ($tone === "mark" ? "0" : "4px")};
  background: ${({ $tone }) => paint[$tone].fill};
  forced-color-adjust: none;
`;

const Content = styled(Stack)`
  height: 100%;

  /* The tables of charts beside each other open from one line. */
  & > details {
    margin-block: auto -${theme.space(3)};
  }
`;

const Legend = styled(Row)`
  padding-block: ${theme.space(1, 2)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/**
 * A chart: what it shows, what there is to see in it, the drawing, and the same as a table. The drawing is
 * for the eye alone; everything it says is in the sentence and the table.
 */
export function Chart({ title, finding, head, tableSeries, ...data }: ChartProps) {
  const t = useChartTexts();
  const id = useId();
  const { series, shape } = data;
  return (
    <Card as="section" aria-labelledby={id}>
      <Content $gap={2}>
        <Stack $gap={1}>
          <Title id={id}>{title}</Title>
          <p>{finding}</p>
        </Stack>
        <div aria-hidden="true">
          {series.length > 1 && (
            <Legend $gap={4}>
              {series.map(({ name, tone }) => (
                <Row key={name} $gap={2}>
                  <Swatch $tone={tone} />
                  <span>{name}</span>
                </Row>
              ))}
            </Legend>
          )}
          {shape === "rows" ? <ChartRows {...data} /> : <ChartDrawing {...data} />}
        </div>
        <Disclosure summary={t("showTable")}>
          <ChartTable aria-label={title} head={head} {...data} series={tableSeries ?? series} />
        </Disclosure>
      </Content>
    </Card>
  );
}
