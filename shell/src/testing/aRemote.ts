import { createRemoteStore, defineRemote, type Area } from "@quotehaven/platform";

/** A remote of these routes by prefix, without texts. */
export function aRemote(name: string, routes: Record<string, Area["routes"]>) {
  return defineRemote({
    store: createRemoteStore({ name }),
    team: name,
    contract: "^0.1.0",
    messages: { en: async () => ({}), es: async () => ({}) },
    areas: Object.entries(routes).map(([prefix, own]) => ({
      ...{ prefix, routes: own, role: "anyone", title: prefix, description: prefix },
    })),
  });
}
