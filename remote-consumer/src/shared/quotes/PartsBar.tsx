import { pictureParts, type HeldCover } from "@quotehaven/contract/cover";
import { CoverBar, partColor } from "@quotehaven/shared-features/cover";
import { theme } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";
import styled from "styled-components";

const Root = styled.span`
  display: flex;
  gap: 2px;
  margin-block: ${theme.space(1)};

  & > * {
    flex: 1;
  }
`;

type PartsBarProps = ComponentProps<"span"> & { held: HeldCover };

/** The lines that are counted as one bar: each is filled as far as it is covered, in its own colour. */
export function PartsBar({ held, ...rest }: PartsBarProps) {
  return (
    <Root aria-hidden="true" {...rest}>
      {pictureParts(held).map(({ field, share }) => (
        <CoverBar key={field} share={share} color={partColor(field)} />
      ))}
    </Root>
  );
}
