import { css } from "styled-components";
import { theme } from "../theme/theme";

/** How loudly a button asks to be pressed. One `primary` a screen. */
export type Emphasis = "primary" | "secondary" | "quiet" | "danger";

/** How much room a button takes. */
type ButtonSize = "small" | "medium" | "large";

/** The choices a button's look is made of. */
export type ButtonVariant = { emphasis: Emphasis; size: ButtonSize; width: "auto" | "full" };

const emphases = {
  primary: css`
    background: ${theme.color.accent};
    color: ${theme.color.accentInk};
    &:hover:not(:disabled, [aria-disabled="true"]) {
      background: ${theme.color.accentHover};
    }
  `,
  secondary: css`
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.ink};
    &:hover:not(:disabled, [aria-disabled="true"]) {
      border-color: ${theme.color.accent};
      color: ${theme.color.accent};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${theme.color.accent};
    &:hover:not(:disabled, [aria-disabled="true"]) {
      background: ${theme.color.accentSoft};
    }
  `,
  danger: css`
    background: ${theme.color.danger};
    color: ${theme.color.dangerInk};
    &:hover:not(:disabled, [aria-disabled="true"]) {
      background: ${theme.color.dangerHover};
    }
  `,
};

const sizes = {
  small: css`
    min-height: 36px;
    padding: ${theme.space(1, 3)};
    font-size: ${theme.size[14]};
  `,
  medium: css`
    min-height: 44px;
    padding: ${theme.space(2, 5)};
  `,
  large: css`
    min-height: 52px;
    padding: ${theme.space(3, 7)};
    font-size: ${theme.size[18]};
  `,
};

/** The look that buttons and links dressed as buttons share. */
export const buttonStyles = ({ emphasis, size, width }: ButtonVariant) => css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space(2)};
  width: ${width === "full" ? "100%" : "auto"};
  border: 1.5px solid transparent;
  border-radius: ${theme.radius.medium};
  font-family: ${theme.font.sans};
  font-weight: ${theme.weight.bold};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${theme.motion.fast} ease,
    border-color ${theme.motion.fast} ease,
    color ${theme.motion.fast} ease,
    transform ${theme.motion.fast} ease;

  ${sizes[size]}
  ${emphases[emphasis]}

  &:active:not(:disabled, [aria-disabled="true"]) {
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled="true"] {
    cursor: not-allowed;
  }

  &:disabled:not([aria-busy="true"]),
  &[aria-disabled="true"]:not([aria-busy="true"]) {
    border-color: transparent;
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.inkMuted};
  }

  ${theme.touch} {
    min-height: 44px;
  }
`;
