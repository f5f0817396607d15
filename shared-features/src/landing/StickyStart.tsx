import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { StartButton, type LandingStart } from "./StartButton";

/** Only where the bar at the top has no room for it. */
const Root = styled.div`
  display: none;

  ${theme.mobile} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    display: grid;
    padding: ${theme.space(2, 4)};
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
`;

/**
 * The one thing to do, within reach of the thumb on a phone while its parent is read. The last child
 * of that, which begins below the page's own first button: it would cover others there.
 */
export function StickyStart({ start }: { start: LandingStart }) {
  return (
    <Root>
      <StartButton emphasis="primary" start={start} />
    </Root>
  );
}
