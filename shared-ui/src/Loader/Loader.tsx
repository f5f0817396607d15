import styled, { keyframes } from "styled-components";
import { VisuallyHidden } from "../Text/VisuallyHidden";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(320%); }
`;
const breathe = keyframes`50% { opacity: 0.4; }`;

const Root = styled.div`
  position: fixed;
  z-index: ${theme.layer.loader};
  inset: 0 0 auto;
  height: 4px;
  overflow: hidden;
  background: ${theme.color.accentSoft};

  &::after {
    content: "";
    display: block;
    width: 32%;
    height: 100%;
    border-radius: ${theme.radius.round};
    background: ${theme.color.accent};
    animation: ${run} 1200ms cubic-bezier(0.45, 0, 0.55, 1) infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      width: 100%;
      animation: ${breathe} 1600ms ease-in-out infinite;
    }
  }
`;

/** The app's one sign that it is working: a line along the top. When to show it is not decided here. */
export function Loader({ visible }: { visible: boolean }) {
  const texts = useUiTexts();
  if (!visible) return null;
  return (
    <Root role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
    </Root>
  );
}
