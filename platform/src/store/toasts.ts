import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";
import type { ToastKind } from "../events/platformEvents";

/** A message to the person, shown for a while. */
export type Toast = { id: string; message: string; kind: ToastKind; timeoutMs: number };

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
      prepare: (toast: { message: string; kind?: ToastKind; timeoutMs?: number }) => ({
        payload: {
          id: nanoid(),
          message: toast.message,
          kind: toast.kind ?? "error",
          timeoutMs: toast.timeoutMs ?? TOAST_TIMEOUT_MS,
        } satisfies Toast,
      }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        toasts.push(payload);
        toasts.splice(0, Math.max(0, toasts.length - MOST_TOASTS));
      },
    },
    toastDismissed: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ id }) => id !== payload),
  },
});

export const { toastAdded, toastDismissed } = toastsSlice.actions;
