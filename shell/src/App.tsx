import { reportProblem } from "@quotehaven/platform";
import { TranslatedUi } from "@quotehaven/platform/shell";
import { focusHeading, GlobalStyle } from "@quotehaven/shared-ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { Provider } from "react-redux";
import { RouterProvider } from "react-router-dom";
import { ShellContext, type Shell } from "./context/ShellContext";
import { RenewRouter } from "./federation";
import type { ShellRouter } from "./shellRouter";

/**
 * The page. `router` is the first one, `nextRouter` makes another one at the present address.
 * `hasGlobalStyle` says that the page has brought the rules of every page already.
 */
export function App({
  shell,
  router: first,
  nextRouter,
  hasGlobalStyle = false,
}: {
  shell: Shell;
  router: ShellRouter;
  nextRouter: () => Promise<ShellRouter>;
  hasGlobalStyle?: boolean;
}) {
  const [{ router, count }, setCurrent] = useState({ router: first, count: 0 });
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
    <Provider store={shell.store}>
      <ShellContext value={shell}>
        <TranslatedUi>
          {!hasGlobalStyle && <GlobalStyle />}
          <RenewRouter value={renew}>
            <RouterProvider
              key={count}
              router={router}
              onError={(error) => reportProblem(error, "a screen")}
            />
          </RenewRouter>
        </TranslatedUi>
      </ShellContext>
    </Provider>
  );
}
