import { useFocusReturn } from "@quotehaven/shared-ui";
import { useRef, type ReactNode } from "react";

/**
 * The `h1` of a screen that draws it anew when its data comes: the focus that stood on the old one
 * goes to the new one.
 */
export function ScreenHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusReturn(heading);
  return <h1 ref={heading}>{children}</h1>;
}
