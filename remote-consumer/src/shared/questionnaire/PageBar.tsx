import { theme } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

/** Stays at the lower edge of the screen while its card is in sight. */
const Root = styled.div`
  position: sticky;
  z-index: 1;
  bottom: var(--bottom-bar, 0px);
  margin: auto -${theme.space(6)} -${theme.space(6)};
  padding: ${theme.space(3, 6)};
  border-top: 1px solid ${theme.color.line};
  border-radius: 0 0 ${theme.radius.large} ${theme.radius.large};
  background: ${theme.color.surfaceRaised};

  /* In one line with the buttons where it fits. */
  ${theme.mobile} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space(0, 2)};
    margin: auto -${theme.space(4)} -${theme.space(4)};
    padding: ${theme.space(1, 4)};
  }

  /* On a low screen it would take too much of it, and what has the focus could lie under it. */
  @media (max-height: 35em) {
    position: static;
  }

  @media print {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2, 3)};
  min-height: 44px;

  ${theme.mobile} {
    flex: 1;
    gap: ${theme.space(2)};
  }

  /* Each on one line on the narrowest phones, too. */
  @media (max-width: 25em) {
    & button {
      padding-inline: ${theme.space(2)};
    }
  }
`;

/** What leads on is at the same end on every page. */
const Onward = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space(2, 3)};
`;

type PageBarProps = {
  /** What stays in sight above the buttons. */
  above?: ReactNode;
  /** What leads back. */
  back?: ReactNode;
  /** What leads on, with what keeps it back. */
  children?: ReactNode;
};

/** The lower end of a card: what leads back and on, in one place on every page. The card is a `PageCard`. */
export function PageBar({ above, back, children }: PageBarProps) {
  return (
    <Root>
      {above}
      <Buttons>
        {back}
        <Onward>{children}</Onward>
      </Buttons>
    </Root>
  );
}
