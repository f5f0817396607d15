import { createSlice, nanoid, type PayloadAction, type UnknownAction } from "@reduxjs/toolkit";
import type { PlatformEvents, ToastKind } from "../events/platformEvents";

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

type CallDone = UnknownAction & { meta: { arg: { endpointName: string } } };

/** Whether a query or a mutation of the query cache succeeded. */
function isCallDone(action: UnknownAction): action is CallDone {
  return /^api\/execute(Query|Mutation)\/fulfilled$/.test(action.type);
}

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
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        const before = toasts.find((each) => isSameMessage(each, payload));
        const said = before
          ? { ...payload, id: before.id, count: (before.count ?? 1) + 1 }
          : payload;
        return [...toasts.filter((each) => each !== before), said].slice(-MOST_TOASTS);
      },
    },
    toastDismissed: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ id }) => id !== payload),
    toastsWithdrawn: (toasts, { payload }: PayloadAction<string>) => without(toasts, payload),
  },
  // What a call's failure said is no longer true once the call has succeeded.
  extraReducers: (builder) =>
    builder.addMatcher(isCallDone, (toasts, { meta }) =>
      without(toasts, callSubject(meta.arg.endpointName)),
    ),
});

export const { toastAdded, toastDismissed, toastsWithdrawn } = toastsSlice.actions;
