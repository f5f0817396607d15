import { defineRemote } from "@quotehaven/platform";
import { routes } from "./routes";

/** All that the shell may load of operations. */
export default defineRemote({
  name: "operations",
  routes,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
});
