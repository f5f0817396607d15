import { reportProblem } from "@quotehaven/platform";
import { startTransition, useEffect, type ReactNode, useEffectEvent } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { HYDRATED } from "../head/keepPress";
import { noteTyped } from "./typedBefore";

const options: RootOptions = {
  onUncaughtError: (error) => reportProblem(error, "the frame"),
  onRecoverableError: (error) => reportProblem(error, "hydration"),
};

/**
 * Renders the page into `root`: hydrates the markup that is there, or takes its place. Then tells the
 * head's script, which repeats the press that came too early.
 */
export function renderPage(page: ReactNode, root: HTMLElement, isHydrated: boolean): void {
  const tellTyped = isHydrated ? noteTyped(root) : () => undefined;
  const then = () => {
    // Once what was typed is rendered: a press may read it.
    setTimeout(tellTyped);
    setTimeout(() => document.dispatchEvent(new Event(HYDRATED)));
  };
  const whole = <Rendered then={then}>{page}</Rendered>;
  // In pieces: between them the browser answers whoever scrolls or presses meanwhile.
  startTransition(() => {
    if (isHydrated) hydrateRoot(root, whole, options);
    else createRoot(root, options).render(whole);
  });
}

function Rendered({ then, children }: { then: () => void; children: ReactNode }) {
  const onRendered = useEffectEvent(then);
  useEffect(() => onRendered(), []);
  return children;
}
