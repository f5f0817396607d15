import { theme } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

/** Three points beside each other, under each other on a phone. */
export const Points = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space(8)};
  padding: 0;
  list-style: none;
`;

const Root = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space(3)};
`;

const Picture = styled.div`
  width: 112px;
  height: 88px;

  & > svg {
    width: 100%;
    height: 100%;
  }
`;

/** One point: its picture, what it is, and what it means for the reader. */
export function Point({
  picture,
  title,
  children,
}: {
  picture: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <Root>
      <Picture aria-hidden="true">{picture}</Picture>
      <h3>{title}</h3>
      <p>{children}</p>
    </Root>
  );
}
