import type { Role } from "@quotehaven/contract/rules";
import type { Language } from "@quotehaven/contract/schemas";
import type { LoginReply } from "@quotehaven/contract/wire";

/** How a toast looks: an error unless something else is said. */
export type ToastKind = "error" | "success" | "info";

/** Told to everyone by the shell. In tests and in kit's mock shell, `startMockPage` tells each of them. */
export type ShellEvents = {
  /** Shell → everyone: who is signed in. A late listener receives the last one. */
  sessionChanged: { role: Role | null };
};

/** Asked of the shell, or told to it. Kit's mock shell answers each of them. */
export type ShellRequests = {
  /** Remotes → shell: open the sign-in dialog, or the page on which this role signs in. Not repeated: a press of a button is of its moment. */
  signInRequested: {
    role: Role;
    mode?: "login" | "forgot-password" | "new-link";
    /** The address itself asked for it: closing leads to the page without it. */
    isOnArrival?: boolean;
  };
  /** Remotes → shell: log out. Not repeated. */
  signOutRequested: Record<string, never>;
  /** Sign-in → shell: a sign-in succeeded, into which account where the API said so. Not repeated. */
  signedIn: {
    sid: string;
    role: Role;
    redirect: LoginReply["redirect"];
    account?: LoginReply["account"];
  };
  /** http → shell: the server no longer knows the session id that a call carried. Not repeated. */
  sessionLost: { sid: string };
  /** Anyone → shell: the browser does not keep this, because site data is blocked or full; it ends with the page, and the person is told. Not repeated. */
  notKept: { what: "session" | "draft" | "choice" };
  /** Remotes → shell: the account was asked to be deleted; its session may end, but the screen stays until `accountDeleted`. Not repeated. */
  accountClosing: Record<string, never>;
  /** Remotes → shell: the account is gone; forget the session and go to Landing. Not repeated. */
  accountDeleted: Record<string, never>;
};

/** Heard by the store of the page, which `connectEvents` connects. */
type StoreEvents = {
  /** Anyone → store: tell the person something. What has a `subject` can be withdrawn. Not repeated. */
  toastRequested: { message: string; kind?: ToastKind; timeoutMs?: number; subject?: string };
  /** Whoever requested it → store: what the toasts of this subject say is no longer true. Not repeated. */
  toastsWithdrawn: { subject: string };
  /** The language switch → store and shell: the page speaks another language now; replies with texts are read again, and whoever is signed in gets their mails in it. Not repeated. */
  languageChosen: { language: Language };
  /** A remote → store: its code came, and its query cache and slices are in the store from now on. Not repeated. */
  remoteStarted: { name: string };
  /** Whoever read an agent's carriers or changed them → store: whether there are any. Not repeated: the store keeps it. */
  carriersCounted: { hasCarriers: boolean };
};

/**
 * Every event of the page: who speaks, who listens, and what a late listener receives. A remote in
 * another repository adds its own by merging:
 *
 * @example
 * declare module "@quotehaven/platform" {
 *   interface PlatformEvents { helpOpened: { topic: string } }
 * }
 */
// Only an interface can be merged into.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export interface PlatformEvents extends ShellEvents, ShellRequests, StoreEvents {}

/** Events whose last payload is sent to whoever listens later. */
export const repeatedEvents: ReadonlySet<keyof PlatformEvents> = new Set(["sessionChanged"]);
