import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

/** The fields below each other, and what sends them. */
export const GetInTouchFields = styled.div`
  display: grid;
  justify-items: stretch;
  gap: ${theme.space(4)};
  margin-top: ${theme.space(3)};

  & > button {
    justify-self: start;
  }
`;
