import { Card, Stack, theme } from "@quotehaven/shared-ui";
import { useId, type ReactNode } from "react";
import styled, { css } from "styled-components";

/** For what has nothing to say on paper. */
export const offPaper = css`
  @media print {
    display: none;
  }
`;

const Sheet = styled(Card)`
  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

const Title = styled.h2`
  font-size: ${theme.size[18]};
`;

/** One subject of the client's page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Stack $gap={3}>
        <Title id={id}>{title}</Title>
        {children}
      </Stack>
    </Sheet>
  );
}
