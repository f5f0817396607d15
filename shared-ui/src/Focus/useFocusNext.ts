import { useEffect, useState } from "react";
import { focusHeading } from "./focusHeading";

type Target = () => HTMLElement | null | undefined;

/**
 * For a press that takes the pressed thing away: the returned function says where the focus goes
 * once the page shows what came of it. Without a target, or where it is not there, that is the
 * page's heading, which also comes into sight.
 */
export function useFocusNext(): (target?: Target) => void {
  const [wanted, setWanted] = useState<{ target: Target | undefined }>();
  useEffect(() => {
    if (!wanted) return;
    const element = wanted.target?.();
    if (element) element.focus();
    else focusHeading()?.scrollIntoView({ block: "nearest" });
  }, [wanted]);
  return (target) => setWanted({ target });
}
