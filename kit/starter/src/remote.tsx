import { defineRemote } from "@quotehaven/platform";
import { routes } from "./routes";

/** All that the shell may load of us. */
export default defineRemote({
  name: "__name__",
  routes,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
});
