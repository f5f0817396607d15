import type { ComponentProps } from "react";
import styled from "styled-components";
import { visuallyHidden } from "./VisuallyHidden";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";

const Root = styled.a`
  position: fixed;
  z-index: ${theme.layer.loader};
  top: ${theme.space(2)};
  inset-inline-start: ${theme.space(2)};
  padding: ${theme.space(3, 5)};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.accent};
  color: ${theme.color.accentInk};
  font-weight: ${theme.weight.bold};

  &:not(:focus) {
    ${visuallyHidden}
  }
`;

/** The first stop of the keyboard: jumps over the navigation to the main content. */
export function SkipLink({ href = "#main", children, ...rest }: ComponentProps<"a">) {
  const texts = useUiTexts();
  return (
    <Root
      href={href}
      {...rest}
      onClick={(event) => {
        const target = document.getElementById(href.slice(1));
        if (!target) return;
        event.preventDefault();
        if (target.tabIndex < 0) target.tabIndex = -1;
        target.focus();
      }}
    >
      {children ?? texts.skipToContent}
    </Root>
  );
}
