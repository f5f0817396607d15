import { pictureParts, type HeldCover } from "@quotehaven/contract/cover";
import { partColors, hatched } from "@quotehaven/shared-features/cover";
import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

const Root = styled.div`
  display: flex;
  gap: 2px;
  height: 10px;
  margin-block: ${theme.space(1)};
`;

const Part = styled.span`
  flex: 1;
  overflow: hidden;
  border-radius: 3px;
  background: ${theme.color.surfaceRaised};
  box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};

  &[data-unstated] {
    ${hatched}
  }

  & > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};
  }
`;

/** The parts of the coverage picture as one bar: each is filled as far as it is covered, in its own colour. */
export function PartsBar({ held }: { held: HeldCover }) {
  return (
    <Root aria-hidden="true">
      {pictureParts(held).map(({ field, share }) => (
        <Part key={field} data-unstated={share === null ? "" : undefined}>
          {share !== null && share > 0 && (
            <i style={{ width: `${share * 100}%`, background: partColors[field] }} />
          )}
        </Part>
      ))}
    </Root>
  );
}
