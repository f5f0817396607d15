import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";
import type { PlatformEvents, ToastKind } from "../events/platformEvents";

/** A message to the person, shown for a while. */
export type Toast = {
  id: string;
  message: string;
  kind: ToastKind;
  timeoutMs: number;
  /** What it is about; those about the same can be withdrawn together. */
  subject?: string;
};

/** How long a toast stays unless it says so itself. */
export const TOAST_TIMEOUT_MS = 10_000;

/** The list never holds more; the oldest goes first. */
export const MOST_TOASTS = 10;

/** The toasts on the screen, oldest first. */
export const toastsSlice = createSlice({
  name: "toasts",
  initialState: [] as Toast[],
  reducers: {
    toastAdded: {
      prepare: (toast: PlatformEvents["toastRequested"]) => ({
        payload: {
          id: nanoid(),
          message: toast.message,
          kind: toast.kind ?? "error",
          timeoutMs: toast.timeoutMs ?? TOAST_TIMEOUT_MS,
          ...(toast.subject !== undefined && { subject: toast.subject }),
        } satisfies Toast,
      }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) =>
        [...toasts, payload].slice(-MOST_TOASTS),
    },
    toastDismissed: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ id }) => id !== payload),
    toastsWithdrawn: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ subject }) => subject !== payload),
  },
});

export const { toastAdded, toastDismissed, toastsWithdrawn } = toastsSlice.actions;
