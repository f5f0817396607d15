import type { ComponentProps, ReactNode } from "react";
import styled, { css } from "styled-components";
import { nameAndValue } from "../Text/nameAndValue";
import { theme } from "../theme/theme";

type DefinitionListProps = ComponentProps<"dl"> & {
  items: readonly { term: ReactNode; detail: ReactNode; key?: string }[];
  /** `beside` puts the detail in a second column; `under` suits several columns of short facts. */
  layout?: "beside" | "under";
};

const Root = styled.dl<{ $layout: "beside" | "under" }>`
  display: grid;
  grid-template-columns: ${({ $layout }) =>
    $layout === "under" ? "repeat(auto-fill, minmax(min(200px, 100%), 1fr))" : "minmax(0, 1fr)"};
  gap: ${({ $layout }) => ($layout === "under" ? theme.space(4) : "0")};
`;

const Item = styled.div<{ $layout: "beside" | "under" }>`
  min-width: 0;
  ${({ $layout }) =>
    $layout === "beside" &&
    css`
      ${nameAndValue}
      padding-block: 10px;
      border-bottom: 1px solid ${theme.color.line};

      &:last-child {
        border-bottom: 0;
      }
    `}

  @media print {
    padding-block: 3px;
    break-inside: avoid;
  }

  & > dt {
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }

  & > dd {
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;

/** Facts with their names. */
export function DefinitionList({ items, layout = "beside", ...rest }: DefinitionListProps) {
  return (
    <Root {...rest} $layout={layout}>
      {items.map(({ term, detail, key }, index) => (
        <Item key={key ?? index} $layout={layout}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </Item>
      ))}
    </Root>
  );
}
