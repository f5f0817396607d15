import { theme, touchTarget } from "@quotehaven/shared-ui";
import styled from "styled-components";

/**
 * A table of records that becomes a list on phones, where each cell says its `data-label` itself.
 * The class `amount` puts a column's figures under each other.
 */
export const RecordTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  background: ${theme.color.surfaceRaised};
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.space(3, 4)};
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
  }

  thead th {
    color: ${theme.color.inkMuted};
    font-weight: ${theme.weight.bold};
  }

  .amount {
    text-align: end;
    font-weight: ${theme.weight.bold};
  }

  a {
    ${touchTarget}
  }

  ${theme.mobile} {
    thead {
      display: none;
    }

    tr {
      display: block;
      padding: ${theme.space(3, 4)};
      border-bottom: 1px solid ${theme.color.line};
    }

    td,
    tbody th {
      display: flex;
      justify-content: space-between;
      gap: ${theme.space(4)};
      padding: ${theme.space(1, 0)};
      border: 0;
      text-align: end;
    }

    td::before,
    tbody th::before {
      content: attr(data-label);
      color: ${theme.color.inkMuted};
      font-weight: ${theme.weight.regular};
    }
  }
`;
