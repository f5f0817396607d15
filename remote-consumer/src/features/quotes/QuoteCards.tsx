import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

/** The cards of a row share its lines, so names, prices and buttons are level. */
export const QuoteCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${theme.space(5)};
  padding: 0;
  list-style: none;
`;
