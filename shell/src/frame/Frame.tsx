import { LoaderHost, Outlet, ToastHost } from "@quotehaven/platform";
import { OverrideBadge } from "../federation";
import { useRememberedPath } from "../routing/useRememberedPath";
import { useScrollPosition } from "../routing/useScrollPosition";
import { SessionQuestion } from "../session/SessionQuestion";
import { useSessionRequests } from "../session/useSessionRequests";
import { SignInHost } from "../signIn/SignInHost";

/** What stays while screens come and go: sign-in, the session's questions, toasts, the loader. */
export function Frame() {
  useSessionRequests();
  useRememberedPath();
  useScrollPosition();
  return (
    <>
      <Outlet />
      <SignInHost />
      <SessionQuestion />
      <ToastHost />
      <LoaderHost />
      <OverrideBadge />
    </>
  );
}
