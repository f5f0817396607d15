import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";
import type { PlatformEvents, ToastKind } from "../events/platformEvents";
import { isCallDone, nameOfCall } from "./calls";

/** A message to the person, shown for a while. */
type Toast = {
  id: string;
  message: string;
  kind: ToastKind;
  timeoutMs: number;
  /** How often it was said, where that is more than once. */
  count?: number;
  /** What it is about; those about the same can be withdrawn together. */
  subject?: string;
};

type Requested = PlatformEvents["toastRequested"];

/** How long a toast stays unless it says so itself. */
const TOAST_TIMEOUT_MS = 10_000;

/** The list never holds more; the oldest goes first. */
const MOST_TOASTS = 10;

/** The subject of what the failures of a call say, unless they are given another. */
export const callSubject = (call: string) => `call ${call}`;

const isSameMessage = (one: Toast, other: Toast) =>
  one.message === other.message && one.kind === other.kind;

const without = (toasts: Toast[], withdrawn: string) =>
  toasts.filter(({ subject }) => subject !== withdrawn);

/** The toasts on the screen, oldest first. */
export const toastsSlice = createSlice({
  name: "toasts",
  initialState: [] as Toast[],
  reducers: {
    /** Something is to be said. */
    toastAdded: {
      prepare: ({ kind = "error", timeoutMs = TOAST_TIMEOUT_MS, ...rest }: Requested) => ({
        payload: { id: nanoid(), kind, timeoutMs, ...rest },
      }),
      reducer(toasts, { payload: toast }: PayloadAction<Toast>) {
        const before = toasts.find((each) => isSameMessage(each, toast));
        const said = before ? { ...toast, id: before.id, count: (before.count ?? 1) + 1 } : toast;
        return [...toasts.filter((each) => each !== before), said].slice(-MOST_TOASTS);
      },
    },
    /** Somebody has read the toast of this id, or its time is over. */
    toastDismissed: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ id }) => id !== payload),
    /** What was said of this subject is no longer true. */
    toastsWithdrawn: (toasts, { payload }: PayloadAction<string>) => without(toasts, payload),
  },
  extraReducers: (builder) =>
    // What a call's failure said is no longer true once the call has succeeded.
    builder.addMatcher(isCallDone, (toasts, call) =>
      without(toasts, callSubject(nameOfCall(call))),
    ),
});

export const { toastAdded, toastDismissed, toastsWithdrawn } = toastsSlice.actions;
