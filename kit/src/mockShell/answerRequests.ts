import { events, type PlatformEvents } from "@quotehaven/platform";
import type { ShellRequests } from "@quotehaven/platform/shell";
import { choose } from "./settings";

const signOut = () => choose({ session: "none" });

/** What becomes of each request of the shell, or this does not compile. The switch stands for the sign-in. */
const answers: { [Name in keyof ShellRequests]: (asked: PlatformEvents[Name]) => void } = {
  signInRequested: ({ role }) => choose({ session: role }),
  signedIn: ({ role }) => choose({ session: role }),
  signOutRequested: signOut,
  sessionLost: signOut,
  accountClosing: () => undefined,
  accountDeleted: signOut,
  notKept: ({ what }) =>
    events.emit("toastRequested", { message: `This browser does not keep the ${what}.` }),
};

/** Lets the mock shell answer what a remote asks the shell for. */
export function answerRequests(): void {
  const answer = <Name extends keyof ShellRequests>(name: Name) => events.on(name, answers[name]);
  (Object.keys(answers) as (keyof ShellRequests)[]).forEach(answer);
}
