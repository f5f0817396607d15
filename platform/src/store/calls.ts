import { isAnyOf, isFulfilled, isRejectedWithValue, type PayloadAction } from "@reduxjs/toolkit";

/** What a query cache says of a call that has ended. */
export type EndedCall = PayloadAction<
  unknown,
  string,
  { arg: { type: "query" | "mutation"; endpointName: string; originalArgs: unknown } }
>;

const hasEnded = isAnyOf(isFulfilled, isRejectedWithValue);

function isCall(action: { meta: { arg: unknown } }): boolean {
  const { arg } = action.meta;
  return typeof arg === "object" && arg !== null && "endpointName" in arg;
}

/** Whether a query or a mutation of a query cache succeeded. */
export function isCallDone(action: unknown): action is EndedCall {
  return isFulfilled(action) && isCall(action);
}

/** Whether a mutation of a query cache succeeded or failed. */
export function isMutationEnded(action: unknown): action is EndedCall {
  return hasEnded(action) && isCall(action) && Object(action.meta.arg).type === "mutation";
}

/** The name of a call among those of all query caches: other caches may have one of the same name. */
export const callName = (reducerPath: string, endpoint: string) => `${reducerPath}/${endpoint}`;

/** The name of the call that has ended. */
export function nameOfCall({ type, meta }: EndedCall): string {
  return callName(type.slice(0, type.lastIndexOf("/execute")), meta.arg.endpointName);
}
