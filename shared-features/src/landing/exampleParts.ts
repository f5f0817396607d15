import { theme } from "@quotehaven/shared-ui";
import styled, { css } from "styled-components";
import { CoverDrawing } from "../cover";

/** The card of a landing's example. */
export const ExampleCard = styled.section`
  display: grid;
  gap: ${theme.space(3)};
  min-width: 0;
  padding: ${theme.space(5)};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.high};

  ${theme.mobile} {
    padding: ${theme.space(3)};
  }
`;

/** What the pressed row of an example covers. */
export const ExampleDrawing = styled(CoverDrawing)`
  width: min(100%, 348px);
  margin-inline: auto;
`;

/** A row of an example, to press; it lays out what is in it by itself. */
export const exampleRow = css`
  display: grid;
  border: 1.5px solid transparent;
  border-radius: ${theme.radius.medium};
  background: none;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${theme.color.surfaceSunken};
  }

  &:focus-visible {
    ${theme.focusRing}
  }

  &[aria-pressed="true"] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }

  & strong {
    font-size: ${theme.size[16]};
  }
`;
