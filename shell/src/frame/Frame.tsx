import { PageFrame, UnsavedGuard } from "@quotehaven/platform/shell";
import { useLoader } from "@quotehaven/platform";
import { ScrollRestoration, useNavigation } from "react-router-dom";
import { OverrideBadge } from "../federation";
import { useRememberedPath } from "../routing/useRememberedPath";
import { screenVisit } from "../routing/screenVisit";
import { SessionEnded } from "../session/SessionEnded";
import { SessionQuestion } from "../session/SessionQuestion";
import { useSessionRequests } from "../session/useSessionRequests";
import { SignInHost } from "../signIn/SignInHost";

/** What stays while screens come and go: sign-in, the session's questions, the question before something typed is lost, toasts, the loader. */
export function Frame() {
  useSessionRequests();
  useRememberedPath();
  useLoader(useNavigation().state !== "idle");
  return (
    <PageFrame above={<SessionEnded />}>
      <SignInHost />
      <SessionQuestion />
      <UnsavedGuard />
      <ScrollRestoration getKey={screenVisit} />
      <OverrideBadge />
    </PageFrame>
  );
}
