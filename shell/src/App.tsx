import {
  createPageRouter,
  PageRoot,
  RoutedPage,
  type PageRouter,
} from "@quotehaven/platform/shell";
import { useEffect, useState } from "react";
import type { Federation } from "./federation";
import { FrameError } from "./frame/FrameError";
import { shellRoutes } from "./shellRoutes";
import { ShellContext, type Shell } from "./context/ShellContext";
import { startShell } from "./startShell";

/**
 * The page. `shell` may be started before, so that the session is asked for
 * while the first remote still loads; `router` is replaced in tests.
 */
export function App({
  federation,
  shell: given,
  router: givenRouter,
}: {
  federation: Pick<Federation, "registry">;
  shell?: Shell;
  router?: PageRouter;
}) {
  const [shell] = useState(() => given ?? startShell(federation.registry()));
  const [router] = useState(
    () => givenRouter ?? createPageRouter(shellRoutes(federation.registry())),
  );
  useEffect(() => () => shell.stop(), [shell]);
  return (
    <ShellContext value={shell}>
      <PageRoot store={shell.store} fallback={<FrameError />}>
        <RoutedPage router={router} />
      </PageRoot>
    </ShellContext>
  );
}
