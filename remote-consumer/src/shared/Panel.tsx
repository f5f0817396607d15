import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

/** A row of the small panels: its title and words, and what can be done about it. */
export const Panel = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space(2)};
  padding-block: ${theme.space(4)};
  border-top: 1px solid ${theme.color.line};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  & > h2,
  & h2 {
    font-size: ${theme.size[18]};
  }

  & p {
    color: ${theme.color.inkMuted};
    font-size: ${theme.size[14]};
  }
`;
