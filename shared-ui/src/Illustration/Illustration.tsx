import type { ComponentProps, ReactNode } from "react";
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
  /** Says what it shows, where it is more than decoration. */
  title?: string;
};

const Picture = styled.svg`
  max-width: 100%;
  height: auto;
`;

/** A flat picture in the theme's colours, all with one stroke and one corner. */
export function Illustration({ name, size = 200, title, ...rest }: IllustrationProps) {
  const scene: ReactNode = scenes[name];
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
      role={title === undefined ? undefined : "img"}
      aria-hidden={title === undefined || undefined}
      aria-label={title}
      focusable="false"
      {...rest}
    >
      {scene}
    </Picture>
  );
}
