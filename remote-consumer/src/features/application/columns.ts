import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

/** Media query of where there is room for one column only. */
export const oneColumn = "@media (max-width: 73.75em)";

/** What is asked, and beside it what that comes to, unless there is one column. */
export const Columns = styled.div<{ $isOne?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isOne }) => ($isOne ? "minmax(0, 1fr)" : "minmax(0, 1fr) 340px")};
  align-items: start;
  gap: ${theme.space(6)};

  ${oneColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What is asked, under what is known of it. */
export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(4)};
  min-width: 0;

  ${theme.mobile} {
    gap: ${theme.space(2)};
  }
`;

/** Stays in sight beside what is asked; what is longer than the screen scrolls by itself. */
export const Beside = styled.div`
  position: sticky;
  top: ${theme.space(4)};
  max-height: calc(100svh - ${theme.space(8)});
  overflow-y: auto;
  min-width: 0;
  border-radius: ${theme.radius.large};

  ${oneColumn} {
    position: static;
    max-height: none;
    overflow: visible;
  }
`;
