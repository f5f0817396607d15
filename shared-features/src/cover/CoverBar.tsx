import { theme } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import styled, { css } from "styled-components";
import { hatched } from "./hatched";

const Root = styled.span`
  display: flex;
  height: 10px;
  overflow: hidden;
  border-radius: 3px;
  background: ${theme.color.surfaceRaised};
  box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

/* No inline style: prerendered pages forbid it. */
const Part = styled.span<{ $share: number; $color?: string }>`
  flex: none;
  width: ${({ $share }) => $share * 100}%;
  border-radius: inherit;
  box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};
  transition: width ${theme.motion.normal} ${theme.motion.ease};
  ${({ $color }) =>
    $color
      ? css`
          background: ${$color};
        `
      : hatched}
`;

type CoverBarProps = ComponentProps<"span"> & {
  /** How much of the whole is covered, 0 to 1; null where nobody stated it. */
  share: number | null;
  /** How much more nobody can say, 0 to 1. */
  open?: number;
  color?: string;
};

/** The outline is the whole, filled is what is covered, hatched is what nobody stated. */
export function CoverBar({
  share,
  open = share === null ? 1 : 0,
  color = theme.color.drawMain,
  ...rest
}: CoverBarProps) {
  return (
    <Root aria-hidden="true" data-share={share ?? "unstated"} {...rest}>
      {share !== null && share > 0 && <Part $share={Math.min(1, share)} $color={color} />}
      {open > 0 && <Part $share={open} />}
    </Root>
  );
}
