import type { UnknownAction } from "redux";

/** What the query cache says of a call that ended. */
type CallDone = UnknownAction & { meta: { arg: { endpointName: string } } };

/** Whether a query or a mutation of the query cache succeeded. */
export function isCallDone(action: UnknownAction): action is CallDone {
  return /^api\/execute(Query|Mutation)\/fulfilled$/.test(action.type);
}

/** Whether a mutation of the query cache succeeded. */
export function isMutationDone(action: UnknownAction): boolean {
  return action.type === "api/executeMutation/fulfilled";
}
