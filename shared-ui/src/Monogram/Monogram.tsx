import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";
import { initials, tintOf } from "./initials";

type MonogramProps = ComponentProps<"span"> & {
  name: string;
  /** Edge in px. */
  size?: number;
};

const Tile = styled.span<{ $size: number; $tint: string }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  font-weight: ${theme.weight.bold};
  line-height: 1;
  letter-spacing: 0.01em;
  user-select: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $size }) => $size / 4}px;
  border: 1px solid ${theme.color.line};
  background: ${({ $tint }) => `color-mix(in srgb, ${$tint} 26%, ${theme.color.surfaceRaised})`};
  color: ${theme.color.ink};
  font-size: ${({ $size }) => $size * 0.38}px;
`;

/**
 * Stands for a company where there is no logo: two letters on a tint of its own, so that companies with the
 * same letters differ. Decorative: its name is written beside it.
 */
export function Monogram({ name, size = 44, ...rest }: MonogramProps) {
  return (
    <Tile aria-hidden="true" {...rest} $size={size} $tint={tintOf(name)}>
      {initials(name)}
    </Tile>
  );
}
