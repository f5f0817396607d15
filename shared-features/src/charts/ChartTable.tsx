import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import type { ChartData } from "./chartData";

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.space(1.5, 1)};
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    overflow-wrap: anywhere;
  }

  :is(th, td):not(:first-child) {
    text-align: end;
  }

  thead th {
    color: ${theme.color.inkMuted};
  }

  th {
    font-weight: ${theme.weight.bold};
  }
`;

type ChartTableProps = Omit<ChartData, "shape"> & { head: string; "aria-label": string };

/** A chart's figures: a row for each category, a column for each series. */
export function ChartTable({ head, categories, series, format, ...rest }: ChartTableProps) {
  return (
    <Table aria-label={rest["aria-label"]}>
      <thead>
        <tr>
          {[head, ...series.map(({ name }) => name)].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map(({ name }, index) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {series.map((each) => {
              const value = each.values[index] ?? null;
              return (
                <td key={each.name}>{value === null ? "–" : (each.format ?? format)(value)}</td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
