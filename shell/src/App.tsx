import { MessagesOf, TranslatedUi } from "@quotehaven/platform/shell";
import { GlobalStyle } from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import { Provider } from "react-redux";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import type { Federation } from "./federation";
import { shellRoutes } from "./routes";
import { ShellContext, type Shell } from "./context/ShellContext";
import { startShell } from "./startShell";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The page. `shell` may be started before, so that the session is asked for
 * while the first remote still loads; `router` is replaced in tests. `hasGlobalStyle` says that the
 * page has brought the rules of every page already.
 */
export function App({
  federation,
  shell: given,
  router: givenRouter,
  hasGlobalStyle = false,
}: {
  federation: Pick<Federation, "registry">;
  shell?: Shell;
  router?: Router;
  hasGlobalStyle?: boolean;
}) {
  const [shell] = useState(() => given ?? startShell(federation.registry()));
  const [router] = useState(
    () => givenRouter ?? createBrowserRouter(shellRoutes(federation.registry())),
  );
  useEffect(() => () => shell.stop(), [shell]);
  return (
    <Provider store={shell.store}>
      <ShellContext value={shell}>
        <MessagesOf package="shell">
          <TranslatedUi>
            {!hasGlobalStyle && <GlobalStyle />}
            <RouterProvider router={router} />
          </TranslatedUi>
        </MessagesOf>
      </ShellContext>
    </Provider>
  );
}
