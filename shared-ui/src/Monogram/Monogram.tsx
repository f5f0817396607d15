import type { ComponentProps } from "react";
import styled from "styled-components";
import { initials, monogramColor } from "./monogramColors";

type MonogramProps = ComponentProps<"span"> & {
  name: string;
  /** Edge in px. */
  size?: number;
};

const Square = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  font-weight: 650;
  line-height: 1;
  letter-spacing: 0.01em;
  user-select: none;
  color: white;
`;

/** Stands for a company where there is no logo. Decorative: its name is written beside it. */
export function Monogram({ name, size = 44, style, ...rest }: MonogramProps) {
  return (
    <Square
      aria-hidden="true"
      {...rest}
      style={{
        width: size,
        height: size,
        borderRadius: size / 4,
        background: monogramColor(name),
        fontSize: size * 0.38,
        ...style,
      }}
    >
      {initials(name)}
    </Square>
  );
}
