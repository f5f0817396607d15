import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

/** The groups of a step, each of which asks about one thing, and what is said below them. */
export const StepGroups = styled.div`
  & > :not(fieldset) {
    margin-top: ${theme.space(8)};
  }
`;
