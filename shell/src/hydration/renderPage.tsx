import { reportProblem } from "@quotehaven/platform";
import { startTransition, useEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { HYDRATED, HYDRATING } from "./keepPress";

const options: RootOptions = {
  onUncaughtError: (error) => reportProblem(error, "the frame"),
  onRecoverableError: (error) => reportProblem(error, "hydration"),
};

/** Renders the page into `root`: hydrates the markup that is there, or takes its place. */
export function renderPage(page: ReactNode, root: HTMLElement, isHydrated: boolean): void {
  const whole = <Rendered>{page}</Rendered>;
  document.dispatchEvent(new Event(HYDRATING));
  // In pieces: between them the browser answers whoever scrolls or presses meanwhile.
  startTransition(() => {
    if (isHydrated) hydrateRoot(root, whole, options);
    else createRoot(root, options).render(whole);
  });
}

function Rendered({ children }: { children: ReactNode }) {
  useEffect(() => void document.dispatchEvent(new Event(HYDRATED)), []);
  return children;
}
