import { useRef, type ReactNode } from "react";
import type { FirstPaint } from "./FirstPaint";
import { useTakeOver } from "./useTakeOver";

/** Takes over from what the page showed first, in the commit in which the children appear in `root`. */
export function TakesOver({
  paint,
  root,
  children,
}: {
  paint: FirstPaint | undefined;
  root: HTMLElement;
  children: ReactNode;
}) {
  useTakeOver(paint, useRef(root));
  return children;
}
