import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

/** Name and email beside each other, the message below, and what sends them. */
export const GetInTouchFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space(4)};
  margin-top: ${theme.space(3)};

  & > :not(:nth-child(2), :nth-child(3)) {
    grid-column: 1 / -1;
  }

  & > button {
    justify-self: start;
  }
`;
