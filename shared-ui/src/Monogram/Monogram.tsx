import type { ComponentProps } from "react";
import styled from "styled-components";
import { initials, monogramColor } from "./monogramColors";

type MonogramProps = ComponentProps<"span"> & {
  name: string;
  /** Edge in px. */
  size?: number;
};

const Square = styled.span<{ $size: number; $ground: string }>`
  flex: none;
  display: inline-grid;
  place-items: center;
  font-weight: 650;
  line-height: 1;
  letter-spacing: 0.01em;
  user-select: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $size }) => $size / 4}px;
  background: ${({ $ground }) => $ground};
  color: white;
  font-size: ${({ $size }) => $size * 0.38}px;
`;

/** Stands for a company where there is no logo. Decorative: its name is written beside it. */
export function Monogram({ name, size = 44, ...rest }: MonogramProps) {
  return (
    <Square aria-hidden="true" {...rest} $size={size} $ground={monogramColor(name)}>
      {initials(name)}
    </Square>
  );
}
