import { defineRemote } from "@quotehaven/platform";
import { routes } from "./routes";

/** All that the shell may load of paying. */
export default defineRemote({
  name: "payment",
  routes,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
});
