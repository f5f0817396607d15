import { ToggleGroup } from "@base-ui/react/toggle-group";
import { theme } from "@quotehaven/shared-ui";
import styled, { css } from "styled-components";

export { Toggle as Segment } from "@base-ui/react/toggle";

/** The look of `Segments`, for tabs. */
export const segments = css`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0;
  width: fit-content;
  max-width: 100%;
  margin: 0;
  padding: 3px;
  border: 0;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${theme.color.line};

  & > button {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space(1)};
    min-height: 36px;
    padding: ${theme.space(1, 3)};
    border: 0;
    border-radius: 9px;
    background: none;
    color: ${theme.color.inkMuted};
    font-size: ${theme.size[14]};
    font-weight: ${theme.weight.bold};
    cursor: pointer;
  }

  & > button:hover {
    color: ${theme.color.ink};
  }

  & > :is([aria-selected="true"], [aria-pressed="true"]) {
    background: ${theme.color.surfaceRaised};
    box-shadow: ${theme.shadow.low};
    color: ${theme.color.ink};
  }

  ${theme.touch} {
    & > button {
      min-height: 44px;
    }
  }
`;

const Group = styled.div`
  ${segments}
`;

/**
 * Buttons beside each other of which one is on (`aria-pressed`), as one control: Base UI's Toggle
 * Group with a `Segment` for each. The one that is on, pressed again, makes the value empty.
 */
export function Segments<Value extends string>(props: ToggleGroup.Props<Value>) {
  return <ToggleGroup render={<Group />} {...props} />;
}
