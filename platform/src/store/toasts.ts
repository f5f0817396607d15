import type { UnknownAction } from "redux";
import type { PlatformEvents, ToastKind } from "../events/platformEvents";
import { isCallDone } from "./calls";
import { fact } from "./fact";

/** A message to the person, shown for a while. */
export type Toast = {
  id: string;
  message: string;
  kind: ToastKind;
  timeoutMs: number;
  /** How often it was said, where that is more than once. */
  count?: number;
  /** What it is about; those about the same can be withdrawn together. */
  subject?: string;
};

/** How long a toast stays unless it says so itself. */
export const TOAST_TIMEOUT_MS = 10_000;

/** The list never holds more; the oldest goes first. */
export const MOST_TOASTS = 10;

/** The subject of what the failures of a call say, unless they are given another. */
export const callSubject = (call: string) => `call ${call}`;

const isSameMessage = (one: Toast, other: Toast) =>
  one.message === other.message && one.kind === other.kind;

const without = (toasts: Toast[], withdrawn: string) =>
  toasts.some(({ subject }) => subject === withdrawn)
    ? toasts.filter(({ subject }) => subject !== withdrawn)
    : toasts;

const added = fact<Toast>("toasts/toastAdded");
let made = 0;

/** Something is to be said. */
export const toastAdded = (toast: PlatformEvents["toastRequested"]) =>
  added({
    id: `toast-${(made += 1)}`,
    message: toast.message,
    kind: toast.kind ?? "error",
    timeoutMs: toast.timeoutMs ?? TOAST_TIMEOUT_MS,
    ...(toast.subject !== undefined && { subject: toast.subject }),
  });

/** Somebody has read the toast of this id, or its time is over. */
export const toastDismissed = fact<string>("toasts/toastDismissed");

/** What was said of this subject is no longer true. */
export const toastsWithdrawn = fact<string>("toasts/toastsWithdrawn");

function withSaid(toasts: Toast[], toast: Toast): Toast[] {
  const before = toasts.find((each) => isSameMessage(each, toast));
  const said = before ? { ...toast, id: before.id, count: (before.count ?? 1) + 1 } : toast;
  return [...toasts.filter((each) => each !== before), said].slice(-MOST_TOASTS);
}

/** The toasts on the screen, oldest first. */
export function toastsReducer(toasts: Toast[] = [], action: UnknownAction): Toast[] {
  if (added.match(action)) return withSaid(toasts, action.payload);
  if (toastDismissed.match(action)) return toasts.filter(({ id }) => id !== action.payload);
  if (toastsWithdrawn.match(action)) return without(toasts, action.payload);
  // What a call's failure said is no longer true once the call has succeeded.
  if (isCallDone(action)) return without(toasts, callSubject(action.meta.arg.endpointName));
  return toasts;
}
