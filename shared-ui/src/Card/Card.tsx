import styled, { css } from "styled-components";
import { theme } from "../theme/theme";

/** A raised sheet that holds things that belong together. `selected` is unmistakable. */
export const Card = styled.div<{
  $tone?: "raised" | "sunken" | "accent";
  $padding?: "none" | "small" | "medium" | "large";
  $state?: "idle" | "selected";
}>`
  min-width: 0;
  padding: ${({ $padding = "medium" }) =>
    ({ none: "0", small: theme.space(4), medium: theme.space(6), large: theme.space(8) })[
      $padding
    ]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.low};

  ${theme.mobile} {
    padding: ${({ $padding = "medium" }) =>
      ({ none: "0", small: theme.space(3), medium: theme.space(4), large: theme.space(5) })[
        $padding
      ]};
  }

  ${({ $tone }) =>
    $tone === "sunken" &&
    css`
      background: ${theme.color.surfaceSunken};
      box-shadow: none;
    `}
  ${({ $tone }) =>
    $tone === "accent" &&
    css`
      border-color: transparent;
      background: ${theme.color.accentSoft};
      box-shadow: none;
    `}
  ${({ $state }) =>
    $state === "selected" &&
    css`
      border-color: ${theme.color.accent};
      box-shadow:
        inset 0 0 0 1.5px ${theme.color.accent},
        ${theme.shadow.low};
    `}
`;
