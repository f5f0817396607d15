import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";
import type { PlatformEvents, ToastKind } from "../events/platformEvents";

/** A message to the person, shown for a while. */
export type Toast = {
  id: string;
  message: string;
  kind: ToastKind;
  timeoutMs: number;
  /** What it is about; a newer one about the same takes its place. */
  subject?: string;
};

const isAbout = (toast: Toast, subject: string | undefined) =>
  subject !== undefined && toast.subject === subject;

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
        [...toasts.filter((toast) => !isAbout(toast, payload.subject)), payload].slice(
          -MOST_TOASTS,
        ),
    },
    toastDismissed: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ id }) => id !== payload),
    toastsWithdrawn: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter((toast) => !isAbout(toast, payload)),
  },
});

export const { toastAdded, toastDismissed, toastsWithdrawn } = toastsSlice.actions;
