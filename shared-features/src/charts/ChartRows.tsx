import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { paint, stackedSum, type ChartData, type ChartTone } from "./chartData";

const Rows = styled.div`
  display: grid;
  gap: ${theme.space(1.5)};
  padding-top: ${theme.space(2)};
  font-size: ${theme.size[14]};
`;

const Names = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space(3)};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
`;

const Part = styled.span<{ $tone: ChartTone; $share: number }>`
  flex: 0 1 ${({ $share }) => $share * 100}%;
  border: 1px solid ${({ $tone }) => paint[$tone].stroke};
  border-radius: 3px;
  background: ${({ $tone }) => paint[$tone].fill};
  forced-color-adjust: none;
`;

/** A name, its sum, and a bar under them; the longest bar is the largest sum. */
export function ChartRows({ categories, series, format }: Omit<ChartData, "shape">) {
  const sums = categories.map((_, index) => stackedSum(series, index));
  const largest = Math.max(1, ...sums);
  return (
    <Rows>
      {categories.map(({ name }, index) => (
        <div key={name}>
          <Names>
            <span>{name}</span>
            <span>{format(sums[index] ?? 0)}</span>
          </Names>
          <Bar>
            {series.map(({ name: part, tone, values }) => {
              const value = values[index] ?? 0;
              return value > 0 && <Part key={part} $tone={tone} $share={value / largest} />;
            })}
          </Bar>
        </div>
      ))}
    </Rows>
  );
}
