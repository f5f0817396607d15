import { useLocation } from "@quotehaven/platform";
import { useLayoutEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";

/**
 * A new screen begins at its top, or at the element that its address's fragment names. Going back
 * is left to the browser, which knows where the person was; moving about in a screen is left to it.
 */
export function useScrollPosition(): void {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    const isOtherScreen = before.current !== pathname;
    before.current = pathname;
    if (kind === "POP" || !isOtherScreen) return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, kind]);
}
