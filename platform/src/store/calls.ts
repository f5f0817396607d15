import { isFulfilled, type PayloadAction } from "@reduxjs/toolkit";

/** What the query cache says of a call that succeeded. */
export type CallDone = PayloadAction<
  unknown,
  string,
  { arg: { type: "query" | "mutation"; endpointName: string; originalArgs: unknown } }
>;

/** Whether a query or a mutation of the query cache succeeded. */
export function isCallDone(action: unknown): action is CallDone {
  if (!isFulfilled(action)) return false;
  const { arg } = action.meta;
  return typeof arg === "object" && arg !== null && "endpointName" in arg;
}

/** Whether a mutation of the query cache succeeded. */
export function isMutationDone(action: unknown): action is CallDone {
  return isCallDone(action) && action.meta.arg.type === "mutation";
}
