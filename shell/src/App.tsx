import { reportProblem } from "@quotehaven/platform";
import { PageRoot } from "@quotehaven/platform/shell";
import { focusHeading } from "@quotehaven/shared-ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { RouterProvider } from "react-router-dom";
import { ShellContext, type Shell } from "./context/ShellContext";
import { RenewRouter } from "./federation";
import type { ShellRouter } from "./shellRouter";

/**
 * Whether the style sheet with the rules of every page did not come. Where it did, the same rules once
 * more would make the browser lay out the whole page anew.
 */
const lacksGlobalStyle = () =>
  getComputedStyle(document.documentElement).getPropertyValue("--motion-fast") === "";

/**
 * The page. `router` is the first one, `nextRouter` makes another one at the present address.
 */
export function App({
  shell,
  router: first,
  nextRouter,
}: {
  shell: Shell;
  router: ShellRouter;
  nextRouter: () => Promise<ShellRouter>;
}) {
  const [{ router, count }, setCurrent] = useState({ router: first, count: 0 });
  const [hasGlobalStyle] = useState(lacksGlobalStyle);
  const renewing = useRef<Promise<void>>(undefined);
  const renew = useCallback(
    () =>
      (renewing.current ??= nextRouter()
        .then((next) => setCurrent(({ count }) => ({ router: next, count: count + 1 })))
        .finally(() => (renewing.current = undefined))),
    [nextRouter],
  );
  useEffect(() => () => shell.stop(), [shell]);
  useEffect(() => {
    // The pressed Try again is gone.
    if (count > 0 && document.activeElement === document.body) focusHeading();
    return () => router.dispose();
  }, [router, count]);
  return (
    <ShellContext value={shell}>
      <RenewRouter value={renew}>
        <PageRoot store={shell.store} hasGlobalStyle={hasGlobalStyle}>
          <RouterProvider
            key={count}
            router={router}
            onError={(error) => reportProblem(error, "a screen")}
          />
        </PageRoot>
      </RenewRouter>
    </ShellContext>
  );
}
