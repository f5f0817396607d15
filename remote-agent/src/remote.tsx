import { defineRemote } from "@quotehaven/platform";
import { routes } from "./routes";

/** All that the shell may load of the agent's side. */
export default defineRemote({
  name: "agent",
  routes,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
});
