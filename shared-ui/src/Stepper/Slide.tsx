import { useState, type ReactNode } from "react";
import styled, { css, keyframes } from "styled-components";
import { theme } from "../theme/theme";

type Direction = "forward" | "back";

type SlideProps = {
  /** Which step is shown; a change slides the new one in. */
  index: number;
  children: ReactNode;
};

const fromEnd = keyframes`from { opacity: 0; transform: translateX(32px); }`;
const fromStart = keyframes`from { opacity: 0; transform: translateX(-32px); }`;

const Pane = styled.div<{ $direction: Direction | null }>`
  ${({ $direction }) =>
    $direction &&
    css`
      animation: ${$direction === "forward" ? fromEnd : fromStart} ${theme.motion.normal}
        ${theme.motion.ease};
    `}

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** One step of a wizard. A new index mounts its children anew and slides them in. */
export function Slide({ index, children }: SlideProps) {
  const [shown, setShown] = useState<{ index: number; direction: Direction | null }>({
    index,
    direction: null,
  });
  if (shown.index !== index) {
    setShown({ index, direction: index > shown.index ? "forward" : "back" });
  }
  return (
    <Pane key={shown.index} $direction={shown.direction}>
      {children}
    </Pane>
  );
}
