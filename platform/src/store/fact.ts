import type { UnknownAction } from "redux";

/** Makes actions of one type, each saying what happened, and knows them again. */
export type Fact<Payload> = ((payload: Payload) => { type: string; payload: Payload }) & {
  match(action: UnknownAction): action is { type: string; payload: Payload };
};

/**
 * A kind of action that the store hears of.
 *
 * @example const toastDismissed = fact<string>("toasts/toastDismissed");
 */
export function fact<Payload = void>(type: string): Fact<Payload> {
  const match = (action: UnknownAction): action is { type: string; payload: Payload } =>
    action.type === type;
  return Object.assign((payload: Payload) => ({ type, payload }), { match });
}
