import { css } from "styled-components";
import { theme } from "../theme/theme";

/** The box that text is typed into: border, ground, focus and states. */
export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: ${theme.space(2, 3)};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.ink};
  font-size: ${theme.size[16]};
  line-height: 1.4;
  text-overflow: ellipsis;
  transition: border-color ${theme.motion.fast} ease;

  &::placeholder {
    color: ${theme.color.inkMuted};
    opacity: 1;
  }

  &:hover:not(:disabled, [readonly]) {
    border-color: ${theme.color.ink};
  }

  &:focus-visible {
    border-color: ${theme.color.focus};
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }

  &[aria-invalid="true"] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }

  &:disabled,
  &:is(input, textarea):read-only {
    border-color: ${theme.color.line};
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.ink};
    cursor: not-allowed;
    -webkit-text-fill-color: currentcolor;
  }

  &:is(input, textarea):read-only:not(:disabled) {
    cursor: default;
  }
`;
