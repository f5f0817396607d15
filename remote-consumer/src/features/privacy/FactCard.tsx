import { Card, Stack, theme } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

const List = styled.ul`
  list-style: none;

  li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

/** What a fact is about and, on the same line where there is room, its mark; more under them. */
export const Fact = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(1, 3)};
  padding: ${theme.space(3, 0)};

  & > strong {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** The smaller print under a fact. */
export const Muted = styled.span`
  flex-basis: 100%;
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;
`;

type FactCardProps = { id: string; title: string; text: string; children: ReactNode[] };

/** Facts one under the other, below what they are about. */
export function FactCard({ id, title, text, children }: FactCardProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={3}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        {children.length > 0 && <List aria-labelledby={id}>{children}</List>}
      </Stack>
    </Card>
  );
}
