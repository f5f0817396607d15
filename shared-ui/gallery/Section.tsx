import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "@quotehaven/shared-ui";

const Root = styled.section`
  padding-block: ${theme.space(8)};
  border-top: 1px solid ${theme.color.line};
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(5)};
  margin-top: ${theme.space(5)};
`;

/** The anchor of a section, from its title. */
export const anchorOf = (title: string) => title.toLowerCase().replace(/\W+/g, "-");

/** One family of parts. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root id={anchorOf(title)}>
      <h2>{title}</h2>
      <Body>{children}</Body>
    </Root>
  );
}
