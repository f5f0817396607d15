import { useEffect, useRef, type ComponentProps } from "react";
import styled from "styled-components";

const Heading = styled.h1`
  outline: none;
`;

/** The first heading of the tab: the browser itself has just announced that page. */
let first: HTMLElement | null = null;

/**
 * The one h1 of a screen. It takes the focus when it appears after a navigation, so that a screen
 * reader says where it is and the keyboard starts from the top. The first one of a tab, and one that
 * appears under an open modal, leave the focus alone.
 */
export function PageHeading(props: Omit<ComponentProps<"h1">, "ref">) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = heading.current;
    first ??= element;
    if (!element || element === first || document.activeElement?.closest("[aria-modal]")) return;
    element.focus({ preventScroll: true });
  }, []);
  return <Heading tabIndex={-1} {...props} ref={heading} />;
}
