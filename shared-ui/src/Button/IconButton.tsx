import type { ComponentProps } from "react";
import styled from "styled-components";
import { Icon, type IconName } from "../Icon/Icon";
import { theme } from "../theme/theme";

// One set of rules for both tones: a rule that came with the first dangerous button would have the
// whole page's styles worked out anew, in the midst of what brought it.
const Root = styled.button`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.medium};
  background: transparent;
  color: ${theme.color.inkMuted};
  cursor: pointer;
  transition:
    background-color ${theme.motion.fast} ease,
    color ${theme.motion.fast} ease;

  &:hover:not(:disabled) {
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.ink};
  }

  &[data-tone="danger"]:hover:not(:disabled) {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }

  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  ${theme.touch} {
    width: 44px;
    height: 44px;
  }
`;

type IconButtonProps = ComponentProps<"button"> & {
  icon: IconName;
  /** What pressing it does, for people who cannot see the icon. */
  label: string;
  tone?: "plain" | "danger";
  iconSize?: number;
};

/** A button with an icon alone. Children lie over it, such as a count. */
export function IconButton({
  icon,
  label,
  tone = "plain",
  iconSize = 20,
  type = "button",
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} title={label} data-tone={tone} {...rest}>
      <Icon name={icon} size={iconSize} />
      {children}
    </Root>
  );
}
