import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import type { FirstPaint } from "./FirstPaint";
import { takeOver } from "./takeOver";

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
  const rest = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (paint?.element.isConnected) rest.current = takeOver(paint, root, document);
  }, [paint, root]);
  useEffect(() => {
    rest.current?.();
    rest.current = null;
  }, []);
  return children;
}
