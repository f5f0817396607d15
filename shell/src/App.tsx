import { reportProblem } from "@quotehaven/platform";
import {
  createPageRouter,
  RoutedPage,
  TranslatedUi,
  type PageRouter,
} from "@quotehaven/platform/shell";
import { GlobalStyle, PartBoundary } from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import { Provider } from "react-redux";
import type { Federation } from "./federation";
import { FrameError } from "./frame/FrameError";
import { shellRoutes } from "./shellRoutes";
import { ShellContext, type Shell } from "./context/ShellContext";
import { startShell } from "./startShell";

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
  router?: PageRouter;
  hasGlobalStyle?: boolean;
}) {
  const [shell] = useState(() => given ?? startShell(federation.registry()));
  const [router] = useState(
    () => givenRouter ?? createPageRouter(shellRoutes(federation.registry())),
  );
  useEffect(() => () => shell.stop(), [shell]);
  return (
    <Provider store={shell.store}>
      <ShellContext value={shell}>
        <TranslatedUi>
          {!hasGlobalStyle && <GlobalStyle />}
          <PartBoundary
            onError={(error) => reportProblem(error, "the frame")}
            fallback={() => <FrameError />}
          >
            <RoutedPage router={router} />
          </PartBoundary>
        </TranslatedUi>
      </ShellContext>
    </Provider>
  );
}
