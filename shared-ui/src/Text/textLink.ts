import { css } from "styled-components";
import { theme } from "../theme/theme";

/** How a link inside text looks; for anchors, router links and buttons that read as links. */
export const textLink = css`
  display: inline;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: ${theme.color.accent};
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    color: ${theme.color.accentHover};
    text-decoration-thickness: 2px;
  }

  &:disabled {
    color: ${theme.color.inkMuted};
    cursor: not-allowed;
  }
`;

/** A text link on a line of its own: as high as a fingertip where one presses it. */
export const textLinkAlone = css`
  ${textLink}

  ${theme.touch} {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
`;
