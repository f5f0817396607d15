import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";
import { scenes } from "./scenes";

/** The pictures there are. */
export type IllustrationName = keyof typeof scenes;

/** Every picture's name, for galleries. */
export const illustrationNames = Object.keys(scenes) as IllustrationName[];

type IllustrationProps = Omit<ComponentProps<"svg">, "name"> & {
  name: IllustrationName;
  /** Width in px; the height is three quarters of it. */
  size?: number;
};

const Picture = styled.svg`
  max-width: 100%;
  height: auto;
`;

/** A flat picture in the theme's colours, all with one stroke and one corner; decoration only. */
export function Illustration({ name, size = 200, ...rest }: IllustrationProps) {
  return (
    <Picture
      width={size}
      height={(size * 3) / 4}
      viewBox="0 0 240 180"
      fill="none"
      stroke={theme.color.drawLine}
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {scenes[name]}
    </Picture>
  );
}
