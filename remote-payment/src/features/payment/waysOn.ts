import { isSafePath } from "@quotehaven/contract/rules";
import { homePath } from "@quotehaven/platform";

/** Where the payment page leads to: the agent's leads, and the page of this client. */
export type WaysOn = { leads: string; client: string };

/**
 * Where to go from the payment page. The screen that opened it names both paths in the router's
 * state. After a visit by address there is none, and the paths are those that mails link to.
 */
export function waysOn(state: unknown, leadId: number | null): WaysOn {
  const home = homePath("agent");
  const said: Partial<Record<keyof WaysOn, unknown>> = Object(state);
  const pathOr = (path: unknown, other: string) => (isSafePath(path, [home]) ? path : other);
  return {
    leads: pathOr(said.leads, `${home}/leads`),
    client: pathOr(said.client, `${home}/leads/${leadId}/client`),
  };
}
