import type { ComponentProps } from "react";
import styled from "styled-components";
import { Icon, type IconName } from "../Icon/Icon";
import { theme } from "../theme/theme";

const Root = styled.button<{ $tone: "plain" | "danger" }>`
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
    background: ${({ $tone }) => ($tone === "danger" ? theme.color.dangerSoft : theme.color.surfaceSunken)};
    color: ${({ $tone }) => ($tone === "danger" ? theme.color.danger : theme.color.ink)};
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
    <Root type={type} aria-label={label} title={label} $tone={tone} {...rest}>
      <Icon name={icon} size={iconSize} />
      {children}
    </Root>
  );
}
